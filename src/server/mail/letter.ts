/** A row of a letter's table; the text may lead somewhere. */
export type Fact = readonly [label: string, text: string, href?: string | undefined]

/** A place on the way, or what stands for one. */
export interface Station {
  readonly label: string
  readonly text: string
  /** Not where the trip begins or ends. */
  readonly isStop: boolean
}

export interface Journey {
  /** Time and day in one line. */
  readonly when: string
  readonly time: string
  /** The day and whose time it is. */
  readonly day: string
  readonly stations: readonly Station[]
}

export interface Steps {
  readonly heading: string
  readonly items: readonly string[]
  /** They follow each other. */
  readonly isOrdered: boolean
}

export interface Button {
  readonly label: string
  readonly href: string
}

/** What a mail tells, in the order in which it is read. Both of its forms are made of this, so they say the same. */
export interface Letter {
  readonly brand: string
  /** What an inbox shows beside the subject. */
  readonly preheader: string
  /** What it is about, in a few words. */
  readonly topic: string
  readonly heading: string
  readonly greeting?: string | undefined
  readonly paragraphs: readonly string[]
  readonly button?: Button | undefined
  readonly journey?: Journey | undefined
  readonly facts: readonly Fact[]
  /** The amount that matters. */
  readonly total?: Fact | undefined
  readonly steps?: Steps | undefined
  /** How to reach us. */
  readonly contacts: readonly Fact[]
  readonly smallPrint: readonly string[]
}
