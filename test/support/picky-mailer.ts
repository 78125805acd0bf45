import { MailRefused, MailUnreachable, type Mailer, type Message } from '@chauffeur/gateways/mail/mail'

export interface PickyMailer extends Mailer {
  /** Every message that was handed over, in order. */
  readonly sent: readonly Message[]
  /** How often sending to the address was tried. */
  tries(address: string): number
}

/**
 * A mailer whose behaviour the address decides: `…@refused.example` is never accepted, `…@down-3.example` is not
 * reachable for the first three tries, every other one is.
 */
export function pickyMailer(): PickyMailer {
  const sent: Message[] = []
  const tries = new Map<string, number>()
  return {
    sent,
    tries: (address) => tries.get(address) ?? 0,
    async send(message) {
      const { address } = message.to
      const tried = (tries.get(address) ?? 0) + 1
      tries.set(address, tried)
      if (address.endsWith('@refused.example')) throw new MailRefused('550 no such mailbox')
      const [, downFor] = /@down-(\d+)\.example$/.exec(address) ?? []
      if (tried <= Number(downFor ?? 0)) throw new MailUnreachable('the mail server does not answer')
      sent.push(message)
    },
  }
}
