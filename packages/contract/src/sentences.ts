/** Sentences that several screens or calls share, as the specification words them. No imports: the browser carries this file. */
export const SENTENCES = {
  somethingWentWrong: 'Something went wrong. Please try again.',
  noVehicle: 'Please select a vehicle.',
  toBeEvaluated: 'To be evaluated by our Team',
  wrongLogin: 'Invalid username or password',
  notSignedIn: 'Please sign in to continue.',
  acceptFailed: 'Falha ao aceitar a reserva. Por favor tente novamente.',
  rejectFailed: 'Falha ao rejeitar a reserva. Por favor tente novamente.',
} as const
