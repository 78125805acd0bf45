/** The pick-up day of the examples in a document of 2027: always a day of the following January. */
export const EXAMPLE_DAY = '2028-01-19'

/** Ids in the examples that only exist on the server that recorded the answers. */
export const EXAMPLE_IDS = {
  booking: '0b6f5a1e-3f6d-4a7e-9a53-6a7c7f1f1c01',
  payment: '1d2a4f7c-5b0e-4d8f-8c19-2e9d5b7a3f02',
  enquiry: '2c9e8b3d-7a41-4f25-b0d6-9f3c1e8a5b03',
  stop: '3e7d6c5b-4a39-4281-9706-5f4e3d2c1b04',
  meetingPoint: '27cfbead-9c8b-4b7a-8f5e-a2918f7e6d19',
  region: '4f8e7d6c-5b4a-4392-8170-6a5f4e3d2c05',
  pricing: '5a9f8e7d-6c5b-44a3-9281-7b6a5f4e3d06',
  luggage: '6b0a9f8e-7d6c-45b4-a392-8c7b6a5f4e07',
  mail: '7c1b0a9f-8e7d-46c5-b4a3-9d8c7b6a5f08',
  webhook: '8d2c1b0a-9f8e-47d6-85b4-0e9d8c7b6a09',
  delivery: '9e3d2c1b-0a9f-48e7-96c5-1f0e9d8c7b10',
  apiKey: 'af4e3d2c-1b0a-49f8-a7d6-2a1f0e9d8c11',
  partner: 'b15f4e3d-2c1b-4a09-98e7-3b2a1f0e9d29',
  otherPartner: 'b15f4e3d-2c1b-4a09-98e7-3b2a1f0e9d30',
  statement: 'b26f4e3d-2c1b-4a09-98e7-3b2a1f0e9d31',
  line: 'b26f4e3d-2c1b-4a09-98e7-3b2a1f0e9d32',
  dispute: 'b26f4e3d-2c1b-4a09-98e7-3b2a1f0e9d33',
  member: 'b15f4e3d-2c1b-4a09-98e7-3b2a1f0e9d31',
  car: 'c16a5f4e-3d2c-4b1a-89f8-4c3b2a1f0e13',
  driver: 'd27b6a5f-4e3d-4c2b-9a09-5d4c3b2a1f14',
  block: 'e38c7b6a-5f4e-4d3c-8b1a-6e5d4c3b2a15',
  offer: 'b05f4e3d-2c1b-4a09-b8e7-3b2a1f0e9d12',
  blackout: 'a5ad9c8b-7a6f-4f5e-8d3c-8a7f6e5d4c17',
  note: '05ae9d8c-7b6a-4f5e-8d3c-807f6e5d4c17',
  assignment: '05ad9c8b-7a6f-4f5e-ad3c-807f6e5d4c17',
  otherAssignment: '16bead9c-8b7a-4a6f-be4d-91807f6e5d18',
  step: '1c8f4d6b-0e2a-4c73-9b5f-7d3e2a1f0c28',
  event: 'msg_8d2c1b0a9f8e47d685b40e9d8c7b6a09',
  change: 'f49d8c7b-6a5f-4e4d-9c2b-7f6e5d4c3b16',
} as const

/** The number of a partner's journey. */
export const EXAMPLE_JOURNEY = 'JR-7K3Q9X'

/** The number of a partner's booking, and a day before it was made. */
export const EXAMPLE_NUMBER = 'TR-7K3Q9X'
export const EXAMPLE_SINCE = '2027-01-12'

/** The number of a booking of the sandbox. */
export const EXAMPLE_TEST_NUMBER = 'TT-7K3Q9X'

export const EXAMPLE_NEW_PASSWORD = 'your new password'
export const EXAMPLE_LOGIN = { username: 'your user name', password: 'your password' } as const

/** The token in the payment link of the example's booking. */
export const EXAMPLE_LINK_TOKEN = 'C29aHj9tSn6aU2p8f38cAbJ2cQ3kR8xWm0vT5yLd7Eo'

/** The token in the link by which somebody of the example's partner signs in. */
export const EXAMPLE_SIGN_IN_TOKEN = 'gK4oHj9tSn6aU2p8f38cAbJ2cQ3kR8xWm0vT5yLd7Eo'

/** The token in the link of the example's offer. */
export const EXAMPLE_OFFER_TOKEN = 'sF9OPSwbSgm45zsqHw6dEkQ3kR8xWm0vT5yLd7EoJ2c'

/** The token in the link that takes a change of the example's email address back. */
export const EXAMPLE_UNDO_TOKEN = 'BRqOHj9tSn6aU2p8f38cATc8hQ3kR8xWm0vT5yLd7Eo'
