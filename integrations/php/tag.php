<?php
session_start();
$nonce = base64_encode(random_bytes(16));
header("Content-Security-Policy: default-src 'self'; script-src 'nonce-$nonce' 'strict-dynamic'; style-src 'nonce-$nonce'; require-trusted-types-for 'script'");
$session = isset($_SESSION['bidder']) ? 'bidder' : 'visitor';
// JSON in ASCII, which is correct in pages of any charset.
$config = json_encode(json_decode(file_get_contents(__DIR__ . '/auction-elements/site.json')));
?>
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <link rel="stylesheet" nonce="<?= $nonce ?>" href="/auction-elements/auction-elements.css">
    <script type="module" nonce="<?= $nonce ?>" src="/auction-elements/autoload.js"></script>
  </head>
  <body>
    <auction-header session="<?= $session ?>" config="<?= htmlspecialchars($config, ENT_QUOTES, 'UTF-8') ?>"></auction-header>
    <main><h1>Lots</h1></main>
    <auction-footer config="<?= htmlspecialchars($config, ENT_QUOTES, 'UTF-8') ?>"></auction-footer>
  </body>
</html>
