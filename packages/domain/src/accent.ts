/** The grounds and inks that the pages put the accent on and beside; tokens.css names the same (accent.test.ts). */
export const GROUNDS = {
  sand: { surface: '#f6f1e8', raised: '#fffdf9', sunken: '#ece4d6', onAccent: '#fffdf9' },
  night: { surface: '#0b1526', raised: '#14223a', sunken: '#070f1c', onAccent: '#0b1526' },
} as const

export type Theme = keyof typeof GROUNDS

export const ACCENT_REFUSAL = { code: 'colour_unusable' } as const

const TEXT = 4.5
const EDGE = 3
const STEP = 0.02
const HOVER = 0.15
const WASH = { sand: 0.1, night: 0.16 } as const

/** Why a text is no colour; undefined where it is one. */
export function accentRefusal(text: string) {
  return /^#[0-9a-f]{6}$/i.test(text) ? undefined : ACCENT_REFUSAL
}

/**
 * The shades of a colour for buttons, links and lines on one theme: the colour itself where it can be read there (WCAG AA),
 * else as much darker, by night lighter, as it takes.
 */
export function accentShades(colour: string, theme: Theme): Readonly<Record<string, string>> {
  const { surface, raised, sunken, onAccent } = GROUNDS[theme]
  const away = theme === 'sand' ? '#000000' : '#ffffff'
  const readable = (least: number, grounds: readonly string[]) => against(least, colour, away, grounds)
  const wash = mix(raised, colour, WASH[theme])
  const fill = readable(TEXT, [onAccent])
  return {
    accent: readable(TEXT, [surface, raised, sunken, wash]),
    'accent-fill': fill,
    'accent-fill-hover': mix(fill, away, HOVER),
    'accent-wash': wash,
    'accent-line': readable(EDGE, [surface, raised]),
  }
}

function against(least: number, colour: string, away: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(colour, away, share)
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade
  }
  return away
}

/** The ground of a name sign in the firm's colour, as the guest's page draws it: light letters can be read on it. */
export function signColour(colour: string): string {
  return against(TEXT, colour, '#000000', [GROUNDS.sand.onAccent])
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** The first colour with a share of the second, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const added = channels(other)
  const mixed = channels(one).map((channel, n) => Math.round(channel + ((added[n] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
