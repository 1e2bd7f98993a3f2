<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %><%@ taglib prefix="auction" tagdir="/WEB-INF/tags" %><auction:policy /><!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lots</title>
    <script type="module" nonce="${auction_nonce}" src="/auction-elements/loader.js"></script>
  </head>
  <body>
    <jsp:include page="/WEB-INF/auction/header.jsp" />
    <main><h1>Lots</h1></main>
    <jsp:include page="/WEB-INF/auction/footer.jsp" />
  </body>
</html>
