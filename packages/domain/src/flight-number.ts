// Airline of two characters (IATA) or three letters (ICAO), up to four digits, an optional suffix letter.
const FLIGHT =
  /^(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})[ -]*0{0,3}(?<flight>[1-9]\d{0,3})[ -]*(?<suffix>[A-Z]?)$/

/**
 * The flight number in one spelling ("ba0532" is "BA 532"); undefined when the text does not look like one. That is a
 * reason to warn a guest, never to refuse: the field may have any text. Only partners' systems are refused it.
 */
export function normaliseFlightNumber(text: string): string | undefined {
  const { airline, flight, suffix = '' } = FLIGHT.exec(plain(text))?.groups ?? {}
  return airline && flight ? `${airline} ${flight}${suffix}` : undefined
}

/** Why a text is not taken as a flight number by whoever has to send one that reads as such; undefined where none is sent. */
export function flightRefusal(text: string | null | undefined) {
  return text == null || normaliseFlightNumber(text) !== undefined
    ? undefined
    : ({ code: 'flight_unreadable' } as const)
}

/** A flight number in one spelling, and any other text as it was typed. */
export function spellFlightNumber(text: string): string {
  return normaliseFlightNumber(text) ?? text
}

function plain(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-')
}
