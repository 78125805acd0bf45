/** Sentences that several screens or calls share. This file imports nothing, because every page of the site loads it. */
export const SENTENCES = {
  somethingWentWrong: 'Something went wrong. Please try again.',
  offline: 'You are offline; nothing was sent.',
  notReachable: 'Our system cannot be reached at the moment. Please try again shortly.',
  toBeEvaluated: 'To be evaluated by our Team',
  wrongLogin: 'Invalid username or password',
  nothingHere: 'There is nothing at this address.',
  notSignedIn: 'Please sign in to continue.',
  acceptFailed: 'Falha ao aceitar a reserva. Por favor tente novamente.',
  rejectFailed: 'Falha ao rejeitar a reserva. Por favor tente novamente.',
} as const
