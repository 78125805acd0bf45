import { Markup } from './markup.ts'

const SANS = "Figtree,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = "Newsreader,'Iowan Old Style',Georgia,'Times New Roman',serif"

/** The site's colours by day (src/client/ui/tokens.css), which mail programs know only where they are used. */
export const DAY = {
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
export const STYLES = {
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
export const SHEET = new Markup(`
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
