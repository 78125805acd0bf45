/** The mail by whose link somebody of a partner signs in. The other languages say the same. */
export const signInMail = {
  topic: 'Sign in',
  subject: (partner: string) => `Sign in for ${partner}`,
  heading: 'Your link to sign in',
  body: (minutes: number) => `It works once, within ${minutes} minutes, in the browser in which you open it.`,
  another: (page: string) => `If it works no longer, ask for another one at ${page}.`,
  button: 'Sign in',
  whyYou:
    'You receive this email because this address was entered to sign in, or was added to the team. If you did not expect it, nothing needs to be done.',
}
