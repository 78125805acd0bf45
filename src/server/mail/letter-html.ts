import { bookingWords, mailWords } from '@chauffeur/words/server-words'
import type { Fact, Journey } from '../bookings/booking-facts.ts'
import type { Station } from '../bookings/stations-of.ts'
import type { Arrival } from './arrival.ts'
import type { LaterPage, Letter, Scale, LetterSteps } from './letter.ts'

/** HTML that may stand in a page as it is. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined

/** Writes HTML in which every text is text: only what is Markup already goes in as it is. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.map((piece, n) => piece + written(parts[n])).join(''))
}

/** A text over several lines. */
export function lines(text: string): Markup {
  return new Markup(escapeHtml(text).replaceAll('\n', '<br>'))
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.html
  return typeof part === 'object' ? part.map(({ html }) => html).join('') : escapeHtml(String(part))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it must stand in HTML, in content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

/** The letter for mail programs of any age: tables, styles on every part, nothing fetched from anywhere. */
export function letterHtml(letter: Letter): string {
  const { brand, heading, preheader, locale } = letter
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${heading}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${DAY.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="page" style="background:${DAY.page}"><tr><td align="center" class="outer" style="padding:32px 12px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" class="card" style="width:100%;max-width:600px;background:${DAY.card}">
<tr><td class="edge" style="padding:24px 40px;background:${DAY.night};border-bottom:3px solid ${DAY.accentLine};${STYLES.brand}">${brand}</td></tr>
<tr><td class="edge" style="padding:38px 40px 10px">${opening(letter)}</td></tr>
${letter.scale && section(scaleBlock(letter.scale))}
${letter.journey && section(journeyBlock(letter.journey, bookingWords(locale).pickup))}
${letter.facts.length > 0 || letter.total ? section(factsBlock(letter)) : undefined}
${letter.steps && section(stepsBlock(letter.steps))}
${letter.pages && section(rowsBlock(letter.pages.heading, letter.pages.rows))}
${letter.laterPage && section(laterPageBlock(letter.laterPage))}
${letter.contacts.length > 0 ? section(rowsBlock(mailWords(locale).frame.contacts, letter.contacts)) : undefined}
<tr><td class="edge" style="padding:6px 40px 34px">${letter.smallPrint.map((text) => paragraph(text, 'small'))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.html
}

function opening({ topic, heading, greeting, arrival, paragraphs, button }: Letter): Markup {
  return markup`<p class="accent" style="${STYLES.topic}">${topic}</p>
<h1 class="ink heading" style="${STYLES.heading}">${heading}</h1>
${greeting === undefined ? undefined : paragraph(greeting, 'text')}
${arrival && arrivalBlock(arrival)}
${paragraphs.map((text) => paragraph(text, 'text'))}
${
  button &&
  markup`<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 22px"><tr><td class="fill" style="background:${DAY.fill};border-radius:4px"><a class="onfill" href="${button.href}" style="${STYLES.button}">${button.label}</a></td></tr></table>`
}`
}

/** The part that is read at the airport, in a frame of its own. */
function arrivalBlock({ heading, rows, late }: Arrival): Markup {
  return markup`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:4px 0 22px"><tr><td class="framed" style="padding:18px 20px 14px;border:1px solid ${DAY.accentLine};border-radius:6px"><h2 class="ink" style="${STYLES.subheading}">${heading}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${rows.map(factRow)}</table>
${late === undefined ? undefined : markup`<p class="soft" style="${STYLES.small};margin:8px 0 0">${late}</p>`}</td></tr></table>`
}

function scaleBlock({ question, hint, marks }: Scale): Markup {
  return markup`<h2 class="ink" style="${STYLES.subheading}">${question}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="table-layout:fixed;max-width:340px"><tr>${marks.map(
    ({ label, meaning, href }) =>
      markup`<td align="center" style="padding:0 3px 8px"><a class="line ink" href="${href}" title="${meaning}" style="${STYLES.markButton}">${label}</a></td>`,
  )}</tr></table>
${paragraph(hint, 'small')}`
}

function paragraph(text: string, style: 'text' | 'small'): Markup {
  return markup`<p class="${style === 'text' ? 'ink' : 'soft'}" style="${STYLES[style]}"><bdi>${lines(text)}</bdi></p>`
}

function section(content: Markup): Markup {
  return markup`<tr><td class="edge" style="padding:0 40px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td class="line" style="padding:24px 0;border-top:1px solid ${DAY.line}">${content}</td></tr></table></td></tr>`
}

function journeyBlock({ time, day, stations }: Journey, heading: string): Markup {
  return markup`<p class="accent" style="${STYLES.topic}">${heading}</p>
<p class="ink" style="${STYLES.time}">${time}</p>
<p class="soft" style="${STYLES.day}">${day}</p>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin-top:18px">${stations.map(stationRow)}</table>`
}

function stationRow({ label, text, address, isStop }: Station): Markup {
  return markup`<tr>
<td width="26" valign="top" class="accent" style="width:26px;${STYLES.mark}" aria-hidden="true">${isStop ? '○' : '●'}</td>
<td valign="top" style="padding:0 0 12px"><span class="soft" style="${STYLES.label}">${label}</span><br><bdi class="ink" style="${STYLES.value}">${lines(text)}</bdi>${
    address === undefined ? undefined : markup`<br><bdi class="soft" style="${STYLES.label}">${address}</bdi>`
  }</td>
</tr>`
}

function factsBlock({ facts, total }: Letter): Markup {
  return markup`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${facts.map(factRow)}${
    total &&
    markup`<tr>
<td class="label soft" valign="bottom" width="150" style="width:150px;padding:14px 16px 0 0;${STYLES.label}">${total[0]}</td>
<td class="value ink" valign="bottom" style="padding:14px 0 0;${STYLES.total}">${total[1]}</td>
</tr>`
  }</table>`
}

function factRow([label, text, href]: Fact): Markup {
  return markup`<tr>
<td class="label soft" valign="top" width="150" style="width:150px;padding:6px 16px 6px 0;${STYLES.label};line-height:24px">${label}</td>
<td class="value ink" valign="top" style="padding:6px 0;${STYLES.value}">${
    href === undefined
      ? markup`<bdi>${lines(text)}</bdi>`
      : markup`<a class="accent" href="${href}" style="${STYLES.link}"><bdi>${text}</bdi></a>`
  }</td>
</tr>`
}

function stepsBlock({ heading, items, isOrdered }: LetterSteps): Markup {
  return markup`<h2 class="ink" style="${STYLES.subheading}">${heading}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${items.map(
    (item, n) => markup`<tr>
<td width="26" valign="top" class="accent" style="width:26px;padding:5px 0;${STYLES.value};color:${DAY.accent}" aria-hidden="true">${isOrdered ? n + 1 : '–'}</td>
<td valign="top" class="ink" style="padding:5px 0;${STYLES.value}">${item}</td>
</tr>`,
  )}</table>`
}

function rowsBlock(heading: string, rows: readonly Fact[]): Markup {
  return markup`<h2 class="ink" style="${STYLES.subheading}">${heading}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${rows.map(factRow)}</table>`
}

function laterPageBlock({ question, label, href }: LaterPage): Markup {
  return markup`<h2 class="ink" style="${STYLES.subheading}">${question}</h2>
<p style="margin:0"><a class="accent" href="${href}" style="${STYLES.link}">${label}</a></p>`
}

const SANS = "Figtree,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = "Newsreader,'Iowan Old Style',Georgia,'Times New Roman',serif"

/** The site's colours by day (src/client/shared/ui/tokens.css), which mail programs know only where they are used. */
const DAY = {
  page: '#f6f1e8',
  card: '#fffdf9',
  night: '#0b1526',
  onNight: '#f6efe4',
  ink: '#111d33',
  soft: '#4a5568',
  line: '#e1d7c7',
  accent: '#8f4b22',
  accentLine: '#b9733f',
  fill: '#a1562a',
  onFill: '#fffdf9',
} as const

/** Styles of the parts, each on the part itself: many programs drop every other one. */
const STYLES = {
  text: `margin:0 0 16px;font:16px/1.6 ${SANS};color:${DAY.ink}`,
  small: `margin:0 0 6px;font:13px/1.6 ${SANS};color:${DAY.soft}`,
  topic: `margin:0 0 10px;font:600 12px/1.4 ${SANS};letter-spacing:1.4px;text-transform:uppercase;color:${DAY.accent}`,
  heading: `margin:0 0 22px;font:normal 30px/1.2 ${SERIF};letter-spacing:-0.2px;color:${DAY.ink}`,
  subheading: `margin:0 0 10px;font:normal 20px/1.3 ${SERIF};color:${DAY.ink}`,
  brand: `font:normal 21px/1.3 ${SERIF};letter-spacing:0.4px;color:${DAY.onNight}`,
  time: `margin:0;font:normal 40px/1.1 ${SERIF};color:${DAY.ink}`,
  day: `margin:4px 0 0;font:15px/1.5 ${SANS};color:${DAY.soft}`,
  label: `font:13px/1.5 ${SANS};color:${DAY.soft}`,
  value: `font:16px/1.5 ${SANS};color:${DAY.ink}`,
  total: `font:normal 24px/1.3 ${SERIF};color:${DAY.ink}`,
  mark: `font:14px/1.7 Arial,sans-serif;color:${DAY.accentLine}`,
  button: `display:inline-block;padding:14px 26px;font:600 16px/1.2 ${SANS};color:${DAY.onFill};text-decoration:none`,
  markButton: `display:block;padding:13px 0;border:1px solid ${DAY.accentLine};border-radius:4px;font:600 18px/1.2 ${SANS};color:${DAY.ink};text-decoration:none`,
  link: `color:${DAY.accent};text-decoration:underline`,
} as const

/** For programs that know more: narrow screens, and eyes that prefer the dark. */
const SHEET = new Markup(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body, table, td { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
td { overflow-wrap: anywhere; word-break: break-word; }
@media (max-width: 480px) {
  .edge { padding-left: 22px !important; padding-right: 22px !important; }
  .outer { padding: 0 !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding-bottom: 0 !important; }
  .value { padding-top: 0 !important; border-top: 0 !important; }
  .heading { font-size: 27px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #070f1c !important; }
  .card { background: #14223a !important; }
  .ink { color: #f6efe4 !important; }
  .soft { color: #bcc5d3 !important; }
  .accent { color: #e3b083 !important; }
  .line { border-color: #2c3d5a !important; }
  .fill { background: #d99f70 !important; }
  .onfill { color: #0b1526 !important; }
}
`)
