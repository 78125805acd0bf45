/** How many bookings of one day agents may make, until the office says otherwise. */
export const DEFAULT_AGENT_BOOKINGS = 20
/** The most that the office can set. */
export const MAX_AGENT_BOOKINGS = 500

/** The most bytes of one answer to an agent: what does not fit into a conversation helps nobody. */
export const MAX_AGENT_ANSWER_BYTES = 8_000

/** The subjects that agents can ask about. */
export const factTopics = [
  'areas',
  'waiting',
  'luggage',
  'child_seats',
  'cancellation',
  'payment',
  'contact',
] as const
export type FactTopic = (typeof factTopics)[number]
