<?php
session_start();
$auction_nonce = base64_encode(random_bytes(16));
header("Content-Security-Policy: default-src 'self'; script-src 'nonce-$auction_nonce' 'strict-dynamic'; style-src 'nonce-$auction_nonce'; require-trusted-types-for 'script'");
?>
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <script type="module" nonce="<?= $auction_nonce ?>" src="/auction-elements/loader.js"></script>
  </head>
  <body>
    <?php include __DIR__ . '/partials/header.php' ?>
    <main><h1>Lots</h1></main>
    <?php include __DIR__ . '/partials/footer.php' ?>
  </body>
</html>
