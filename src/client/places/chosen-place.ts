/** A place as chosen from the suggestions: its address is what travels, its name is only shown. */
export interface ChosenPlace {
  readonly location: string
  /** Of an external provider's result only. */
  readonly placeId: string
  readonly name: string
  readonly isAirport?: boolean
}
