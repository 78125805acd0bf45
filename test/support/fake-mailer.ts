import { MailRefused, MailUnreachable, type Mailer, type Message } from '@chauffeur/gateways/mail/mail'

interface FakeMailer extends Mailer {
  /** Every message that was handed over, in order. */
  readonly sent: readonly Message[]
  /** The attempts to send to the address. */
  attempts(address: string): number
}

/**
 * A mailer whose behaviour the address decides: `…@refused.example` is never accepted, `…@down-3.example` is not
 * reachable for the first three attempts, every other one is.
 */
export function fakeMailer(): FakeMailer {
  const sent: Message[] = []
  const attempts = new Map<string, number>()
  return {
    sent,
    attempts: (address) => attempts.get(address) ?? 0,
    async send(message) {
      const { address } = message.to
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      if (address.endsWith('@refused.example')) throw new MailRefused('550 no such mailbox')
      const [, downFor] = /@down-(\d+)\.example$/.exec(address) ?? []
      if (attempt <= Number(downFor ?? 0)) throw new MailUnreachable('the mail server does not answer')
      sent.push(message)
    },
  }
}
