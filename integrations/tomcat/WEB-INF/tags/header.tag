<%@ tag pageEncoding="UTF-8" %><%@ attribute name="configSrc" required="true" %><%
boolean isBidder = request.getSession(false) != null && request.getSession(false).getAttribute("bidder") != null;
%><auction-header session="<%= isBidder ? "bidder" : "visitor" %>" config-src="${configSrc}"></auction-header>
