<%@ tag pageEncoding="UTF-8" import="java.security.SecureRandom, java.util.Base64" %><%
byte[] bytes = new byte[16];
new SecureRandom().nextBytes(bytes);
String nonce = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
request.setAttribute("auction_nonce", nonce);
response.setHeader("Content-Security-Policy", "default-src 'self'; script-src 'nonce-" + nonce
    + "' 'strict-dynamic'; style-src 'nonce-" + nonce + "'; require-trusted-types-for 'script'");
%>
