import { escapeHtml } from './escape-html.ts'

/** A row of a letter's table. */
export type Fact = readonly [label: string, text: string]

export interface Letter {
  readonly brand: string
  readonly heading: string
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly Fact[]
  readonly closing: string
}

/** One letter in both forms: the same words, as HTML that mail programs of any age can show, and as plain text. */
export function layOut(letter: Letter): { html: string; text: string } {
  return { html: html(letter), text: text(letter) }
}

function text({ brand, heading, greeting, paragraphs, facts, closing }: Letter): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  const rows = facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value.replace(/\n/g, ' / ')}`)
  return [heading, ...opening(greeting), ...paragraphs, rows.join('\n'), closing, brand].join('\n\n') + '\n'
}

const opening = (greeting: string | undefined) => (greeting === undefined ? [] : [greeting])

const FONT = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:15px;line-height:1.55"

function html({ brand, heading, greeting, paragraphs, facts, closing }: Letter): string {
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(words).replace(/\n/g, '<br>')}</p>`
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:8px 16px 8px 0;color:#5b6474;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
    `<td style="padding:8px 0;color:#12203a">${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f5f0e6">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f5f0e6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff;${FONT};color:#12203a">
<tr><td style="background:#0b1730;color:#f5f0e6;padding:20px 28px;font-family:Georgia,serif;font-size:20px">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 20px;font-family:Georgia,serif;font-weight:normal;font-size:26px;line-height:1.25">${escapeHtml(heading)}</h1>
${[...opening(greeting), ...paragraphs].map(paragraph).join('\n')}
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:8px 0 24px;border-top:2px solid #b0703c;${FONT}">${facts.map(row).join('\n')}</table>
${paragraph(closing)}
</td></tr></table>
</td></tr></table>
</body></html>
`
}
