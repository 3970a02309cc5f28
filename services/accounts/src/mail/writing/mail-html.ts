import { escaped } from './plain.ts';
import type { MailParts } from './mail-parts.ts';

// Text and ground take the reader's own colours, light or dark; only the button brings both of its own. Words stand between tags, links in quotes.
const font =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';
const quiet = 'margin:0 0 8px;font-size:13px;opacity:.8';
const anywhere = 'overflow-wrap:anywhere;word-break:break-word';
const buttonLook =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:rgb(47,58,147);color:white;font-weight:600;text-decoration:none';

const paragraph = (text: string, style = 'margin:0 0 16px;white-space:pre-line') =>
  `<p style="${style}">${escaped(text)}</p>`;
const link = (label: string, address: string, style = 'color:inherit') =>
  `<a href="${escaped(address)}" style="${style}">${escaped(label)}</a>`;

function mainPart({ hello, before, code, items, button, buttonFails, after }: MailParts): string {
  return [
    paragraph(hello),
    ...before.map((text) => paragraph(text)),
    code === undefined ? '' : paragraph(code, 'margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px'),
    items.length
      ? `<ul style="margin:0 0 16px;padding-left:20px">${items.map(({ label, address }) => `<li style="margin:0 0 8px">${link(label, address)}</li>`).join('')}</ul>`
      : '',
    button ? `<p style="margin:24px 0">${link(button.label, button.address, buttonLook)}</p>` : '',
    ...after.map((text) => paragraph(text)),
    button ? `<p style="${quiet}">${escaped(buttonFails)}<br>${link(button.address, button.address)}</p>` : '',
  ].join('\n');
}

function footPart({ because, contact, sender, stop }: MailParts): string {
  return [
    ...[because, contact, sender].filter(Boolean).map((text) => paragraph(text, quiet)),
    stop ? `<p style="${quiet}">${link(stop.label, stop.address)}</p>` : '',
  ].join('\n');
}

/** The HTML of a mail: one narrow column, no pictures, nothing fetched from anywhere. */
export function mailHtml(parts: MailParts): string {
  return `<!doctype html>
<html lang="${parts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(parts.subject)}</title></head>
<body style="margin:0;padding:24px 16px;${font}">
<div style="max-width:560px;margin:0 auto;${anywhere}">
<p style="margin:0 0 24px;font-weight:700">${escaped(parts.siteName)}</p>
${mainPart(parts)}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid gray">
${footPart(parts)}
</div>
</body>
</html>
`;
}
