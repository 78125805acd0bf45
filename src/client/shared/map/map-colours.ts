/** The colours a map is drawn in. */
export interface MapColours {
  readonly sea: string
  readonly seaName: string
  readonly land: string
  readonly border: string
  readonly road: string
  readonly roadCasing: string
  readonly roadName: string
  readonly town: string
  readonly smallTown: string
  readonly country: string
  readonly sight: string
  readonly halo: string
  readonly route: string
  readonly pin: string
}

/** Where each colour comes from: the tokens of ui/tokens.css, as the part of the page around the map sets them. */
export const tokenOf = {
  land: '--surface',
  border: '--line-strong',
  road: '--raised',
  roadCasing: '--line-strong',
  roadName: '--faint',
  town: '--ink',
  smallTown: '--soft',
  country: '--line-strong',
  sight: '--accent-line',
  halo: '--surface',
  route: '--accent-fill',
  pin: '--raised',
} as const satisfies Partial<Record<keyof MapColours, string>>

/** No token is blue: water shows nowhere but on the map. */
export const WATER = { sea: '#dbe5e8', seaName: '#70878f' } as const

/** The colours in force at an element. */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element)
  return coloursBy((token) => style.getPropertyValue(token).trim())
}

/** The colours by the value of each token. */
export function coloursBy(valueOf: (token: string) => string): MapColours {
  return {
    ...WATER,
    land: valueOf(tokenOf.land),
    border: valueOf(tokenOf.border),
    road: valueOf(tokenOf.road),
    roadCasing: valueOf(tokenOf.roadCasing),
    roadName: valueOf(tokenOf.roadName),
    town: valueOf(tokenOf.town),
    smallTown: valueOf(tokenOf.smallTown),
    country: valueOf(tokenOf.country),
    sight: valueOf(tokenOf.sight),
    halo: valueOf(tokenOf.halo),
    route: valueOf(tokenOf.route),
    pin: valueOf(tokenOf.pin),
  }
}
