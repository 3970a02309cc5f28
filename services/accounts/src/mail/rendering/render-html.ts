import { escapeHtml } from '@porchlight/contracts';
import type { MailParts } from './mail-parts.ts';

// Text and background follow the reader's colour scheme, only the button sets both colours. Values are inserted only
// between tags, links only in quoted attributes; both are escaped.
const fontStyle =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';
const smallPrintStyle = 'margin:0 0 8px;font-size:13px;opacity:.8';
const wrapStyle = 'overflow-wrap:anywhere;word-break:break-word';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:rgb(47,58,147);color:white;font-weight:600;text-decoration:none';

const paragraph = (text: string, style = 'margin:0 0 16px;white-space:pre-line') =>
  `<p style="${style}">${escapeHtml(text)}</p>`;
const link = (label: string, address: string, style = 'color:inherit') =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;

function body({ hello, before, code, items, button, buttonFails, after }: MailParts): string {
  return [
    paragraph(hello),
    ...before.map((text) => paragraph(text)),
    code === undefined ? '' : paragraph(code, 'margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px'),
    items.length
      ? `<ul style="margin:0 0 16px;padding-left:20px">${items.map(({ label, address }) => `<li style="margin:0 0 8px">${link(label, address)}</li>`).join('')}</ul>`
      : '',
    button ? `<p style="margin:24px 0">${link(button.label, button.address, buttonStyle)}</p>` : '',
    ...after.map((text) => paragraph(text)),
    button
      ? `<p style="${smallPrintStyle}">${escapeHtml(buttonFails)}<br>${link(button.address, button.address)}</p>`
      : '',
  ].join('\n');
}

function footer({ because, contact, sender, stop }: MailParts): string {
  return [
    ...[because, contact, sender].filter(Boolean).map((text) => paragraph(text, smallPrintStyle)),
    stop ? `<p style="${smallPrintStyle}">${link(stop.label, stop.address)}</p>` : '',
  ].join('\n');
}

/** Renders a mail as HTML: a single column, without images or external resources. */
export function renderHtml(parts: MailParts): string {
  return `<!doctype html>
<html lang="${parts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:24px 16px;${fontStyle}">
<div style="max-width:560px;margin:0 auto;${wrapStyle}">
${parts.answerAbove === undefined ? '' : paragraph(parts.answerAbove, smallPrintStyle)}
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(parts.siteName)}</p>
${body(parts)}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid gray">
${footer(parts)}
</div>
</body>
</html>
`;
}
