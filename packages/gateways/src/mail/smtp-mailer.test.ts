import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'

import { type Mailer, MailRefused, MailUnreachable, type Message } from './mail.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { reply, startFakeSmtpServer, startTcpServer, type SmtpBehaviour } from './testing/fake-smtp-server.ts'

const MESSAGE: Message = {
  from: { name: 'Costa Chauffeurs', address: 'office@costa.example' },
  to: { name: 'João Müller', address: 'joao@example.pt' },
  subject: 'Reserva TR-7K3Q9X',
  text: 'Olá João,\n.\n.. that was a line with a dot.',
  html: '<p>Olá <b>João</b></p>',
  messageId: '<TR-7K3Q9X.received.1@costa.example>',
}

const SHORT_TIMEOUTS = { greetingMs: 150, silenceMs: 150, messageMs: 400 }

const open: { close?: () => unknown }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close?.()
})

async function server(behaviour?: SmtpBehaviour) {
  const server = await startFakeSmtpServer(behaviour)
  open.push(server)
  return server
}

function mailerTo(
  url: string,
  timeouts = { ...SHORT_TIMEOUTS, greetingMs: 5_000, silenceMs: 5_000, messageMs: 10_000 },
): Mailer {
  const mailer = smtpMailer({ url, timeouts })
  open.push(mailer)
  return mailer
}

describe('a mail by SMTP', () => {
  it('arrives as it was written, with its envelope', async () => {
    const { url, received } = await server()
    await mailerTo(url).send(MESSAGE)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'office@costa.example', to: ['joao@example.pt'] })
    const mail = await PostalMime.parse(received[0]?.mime ?? '')
    expect(mail.messageId).toBe(MESSAGE.messageId)
    expect(mail.subject).toBe('Reserva TR-7K3Q9X')
    expect(mail.text).toBe(`${MESSAGE.text}\n`)
    expect(mail.html).toContain('<p>Olá <b>João</b></p>')
  })

  it('goes over a connection that is there already', async () => {
    const { url, received, connections } = await server()
    const mailer = mailerTo(url)
    for (let n = 0; n < 3; n += 1) await mailer.send({ ...MESSAGE, messageId: `<${n}@costa.example>` })
    expect([received.length, connections()]).toEqual([3, 1])
  })

  it('carries an invitation as a part that calendars read, and as a file', async () => {
    const { url, received } = await server()
    const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    const invitation = { method: 'REQUEST', ics, fileName: 'TR-7K3Q9X.ics' } as const
    await mailerTo(url).send({ ...MESSAGE, invitation })
    const mime = received[0]?.mime ?? ''
    expect(mime).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    const { attachments } = await PostalMime.parse(mime)
    const read = (content: ArrayBuffer | Uint8Array | string) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content)
    expect(attachments.map(({ filename, content }) => [filename, read(content).split(/\r?\n/)])).toEqual([
      [null, ics.split('\r\n')],
      ['TR-7K3Q9X.ics', ics.split('\r\n')],
    ])
  })

  it('signs in, and no error contains the password', async () => {
    const signIns: unknown[] = []
    const { url } = await server({
      options: {
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _, done) => {
          signIns.push([username, password])
          if (password === 'p@ss') done(null, { user: username })
          else done(reply(535, `5.7.8 wrong: ${password}`))
        },
      },
    })
    const as = (user: string) => url.replace('//', `//${user}@`)
    await mailerTo(as('office%40costa:p%40ss')).send(MESSAGE)
    expect(signIns).toEqual([['office@costa', 'p@ss']])
    const failure = await mailerTo(as('office:guessed'))
      .send(MESSAGE)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailUnreachable)
    expect(failure).toHaveProperty('message', 'The mail server does not accept the sign-in of SMTP_URL')
  })
})

describe('what a server does not take', () => {
  it.each([
    ['550 5.1.1 no such mailbox', 550],
    ['554 5.7.1 blocked', 554],
  ])('is refused for good: %s at the recipient', async (sentence, code) => {
    const { url, received } = await server({ recipient: () => reply(code, sentence.slice(4)) })
    const sending = mailerTo(url).send(MESSAGE)
    await expect(sending).rejects.toBeInstanceOf(MailRefused)
    await expect(sending).rejects.toThrow(`The mail server refuses this mail: ${sentence}`)
    expect(received).toEqual([])
  })

  it('is refused for good when the whole message is', async () => {
    const { url } = await server({ message: () => reply(552, 'too big') })
    await expect(mailerTo(url).send(MESSAGE)).rejects.toBeInstanceOf(MailRefused)
  })

  it('is tried again when the recipient or the message cannot be taken now', async () => {
    const busy = await server({ recipient: () => reply(451, '4.7.1 greylisted, come back') })
    const sending = mailerTo(busy.url).send(MESSAGE)
    await expect(sending).rejects.toBeInstanceOf(MailUnreachable)
    await expect(sending).rejects.toThrow('451 4.7.1 greylisted, come back')
    const full = await server({ message: () => reply(452, 'disk full') })
    await expect(mailerTo(full.url).send(MESSAGE)).rejects.toBeInstanceOf(MailUnreachable)
  })

  it('is tried again when it is we who are refused as the sender: that is mended in the settings', async () => {
    const { url } = await server({
      options: { onMailFrom: (_, __, done) => done(reply(550, 'not your domain')) },
    })
    await expect(mailerTo(url).send(MESSAGE)).rejects.toBeInstanceOf(MailUnreachable)
  })

  it.each([
    [
      550,
      '5.1.1 <joao@example.pt>: Recipient address rejected',
      '550 5.1.1 [address] Recipient address rejected',
    ],
    [451, '4.2.0 JOAO@Example.PT is greylisted', '451 4.2.0 [address] is greylisted'],
    [
      552,
      'mailbox j.mueller@home.example (for joao@example.pt) is full',
      '552 mailbox [address] (for [address] is full',
    ],
  ])('does not repeat an address from the reply: %i %s', async (code, sentence, shown) => {
    const { url } = await server({ recipient: () => reply(code, sentence) })
    const failure = await mailerTo(url)
      .send(MESSAGE)
      .catch((error: unknown) => error)
    expect(failure).toHaveProperty('message', expect.stringContaining(shown))
    expect(failure).toHaveProperty('message', expect.not.stringMatching(/joao|mueller|@/i))
  })

  it('does not hold up the next one', async () => {
    const { url, received } = await server({
      recipient: (address) => (address.startsWith('no') ? reply(550, 'no such mailbox') : undefined),
    })
    const mailer = mailerTo(url)
    await expect(mailer.send({ ...MESSAGE, to: { address: 'nobody@example.pt' } })).rejects.toBeInstanceOf(
      MailRefused,
    )
    await mailer.send(MESSAGE)
    expect(received).toHaveLength(1)
  })
})

describe('a server that fails', () => {
  const failureOf = (mailer: Mailer) => mailer.send(MESSAGE).catch((error: unknown) => error)

  it('can be tried again: it refuses the connection', async () => {
    const { url, close } = await startFakeSmtpServer()
    await close()
    expect(await failureOf(mailerTo(url))).toBeInstanceOf(MailUnreachable)
  })

  it('can be tried again: it never greets', async () => {
    const silent = await startTcpServer()
    open.push(silent)
    expect(await failureOf(mailerTo(silent.url, SHORT_TIMEOUTS))).toBeInstanceOf(MailUnreachable)
  })

  it.each(['', '421 4.3.2 shutting down\r\n', '554 5.0.0 go away\r\n', 'SSH-2.0-OpenSSH_9.6\r\n'])(
    'can be tried again: it greets with %j and hangs up',
    async (greeting) => {
      const rude = await startTcpServer(greeting || '\r\n')
      open.push(rude)
      expect(await failureOf(mailerTo(rude.url))).toBeInstanceOf(MailUnreachable)
    },
  )

  it('can be tried again: it never says whether it has the message', async () => {
    const { url, received } = await server({ message: () => new Promise(() => {}) })
    expect(await failureOf(mailerTo(url, SHORT_TIMEOUTS))).toBeInstanceOf(MailUnreachable)
    expect(received).toHaveLength(1)
  })

  it('can be tried again: it breaks off with the whole message, which then comes twice under one id', async () => {
    const smtp = await server({
      message: (_, disconnect) => {
        if (smtp.received.length > 1) return undefined
        disconnect()
        return new Promise(() => {})
      },
    })
    const mailer = mailerTo(smtp.url)
    expect(await failureOf(mailer)).toBeInstanceOf(MailUnreachable)
    await mailer.send(MESSAGE)
    const ids = await Promise.all(
      smtp.received.map(async ({ mime }) => (await PostalMime.parse(mime)).messageId),
    )
    expect(ids).toEqual([MESSAGE.messageId, MESSAGE.messageId])
  })

  it('can be tried again: it would hear a password without TLS', async () => {
    const heard: unknown[] = []
    const { url } = await server({
      options: {
        allowInsecureAuth: true,
        onAuth: ({ password }, _, done) => {
          heard.push(password)
          done(null, { user: 'a' })
        },
      },
    })
    // A name that leads here, and is none of those that are known to.
    const mailer = mailerTo(`smtp://a:b@127.1:${new URL(url).port}`)
    expect(await failureOf(mailer)).toBeInstanceOf(MailUnreachable)
    expect(heard).toEqual([])
  })

  it('can be tried again: the mailer is closed before it answers', async () => {
    const { url, received } = await server({ message: () => new Promise(() => {}) })
    const mailer = mailerTo(url)
    const failure = failureOf(mailer)
    await expect.poll(() => received.length).toBe(1)
    mailer.close?.()
    expect(await failure).toBeInstanceOf(MailUnreachable)
  })
})
