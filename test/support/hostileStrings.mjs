/** Strings that would run as code, or leave the string, element, or file that contains them. */

/** Code of HTML, CSS, and template languages. Code that runs sets `executed`, or writes 7777777. */
const codes = [
  '<script>executed=1</script>',
  '<img src=x onerror=executed=1>',
  '<svg/onload=executed=1>',
  '<base href=//other.example>',
  '</template></auction-header><a href=/x>',
  String.raw`{{7*1111111}}{{"\x41"}}`,
  '{%if 1%}{%print(7*1111111)%}{%raw%}',
  '{#{{{{',
  '<?=7*1111111?><?php die(7*1111111);',
  '<%=7*1111111%><%%',
  '\n%=7*1111111\n%%',
  '${7*1111111}#{7*1111111}*{7*1111111}',
  '@(7*1111111)@{throw}@@x ~/x',
  '<!--#exec cmd="expr 7 \\* 1111111"--><!--#echo var="DATE_LOCAL" -->',
  '<jsp:include page="x"/><c:out value="${7}"/>',
  "$& $1 $$ $` `7` 'a' &lt;b&gt; &#60;b&#62; &amp",
  'a\u2028b\u2029c\u0085d\u007Fe\u001B[31mf\u0000g\uFFFEh',
  '\uD800 \uDC00 😀 e\u0301 \uFEFF \u00A0',
  '\u202Eright\u2066left\u2069\u200B\u200Fbidi',
  'expression(executed=1);}*{display:none}@import"//other.example";',
];

/** Ends of the strings, elements, and tags around the code. */
const contexts = [
  '',
  '"> ',
  "'> ",
  '\\',
  '\\" ',
  '</script> ',
  '</style> ',
  '--> ',
  ']]> ',
  '?> %> %} }} */ ',
];

/** 200 strings. */
export const hostileStrings = contexts.flatMap((context) =>
  codes.map((code) => context + code + context.trim()),
);

/** Returns how a browser shows a string of HTML that a server has written. */
export const asShown = (text) =>
  text
    .replaceAll('\0', '')
    .replaceAll(/[\u0080-\u009F]/g, '')
    .toWellFormed()
    .trim();

/** Returns a path with a string in its query. Control characters and backslashes aren't valid in URLs. */
export const asPath = (text) => `/x?q=${text.replaceAll(/[\p{Cc}\\]/gu, '')}`;
