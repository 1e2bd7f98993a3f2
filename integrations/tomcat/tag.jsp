<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %><%@ taglib prefix="auction" tagdir="/WEB-INF/tags" %><auction:policy /><!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <link rel="stylesheet" nonce="${auction_nonce}" href="/auction-elements/auction-elements.css">
    <script type="module" nonce="${auction_nonce}" src="/auction-elements/autoload.js"></script>
  </head>
  <body>
    <auction:header configSrc="/auction-elements/site.json" />
    <main><h1>Lots</h1></main>
    <auction-footer config-src="/auction-elements/site.json"></auction-footer>
  </body>
</html>
