import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { emlFileName, emlMailer } from './eml-mailer.ts'
import { type Mailer, MailRefused, MailUnreachable, type Message } from './mail.ts'

const MESSAGE: Message = {
  from: { name: 'Châuffeur, Algarve', address: 'office@example.com' },
  to: { name: 'João "Jo" Müller', address: 'joao@example.pt' },
  replyTo: { address: 'reply@example.com' },
  subject: 'Reserva TR-7K3Q9X: Praça do Comércio → Faro',
  text: 'Olá João,\n\nNext to you on Friday — 120 €.',
  html: '<p>Olá <b>João</b>, 120&nbsp;€</p>',
  messageId: '<TR-7K3Q9X.received.1@example.com>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

let directory: string
let mailer: Mailer

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'eml-mailer-'))
  mailer = emlMailer({ directory })
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

async function delivered(): Promise<string[]> {
  return (await readdir(directory)).toSorted()
}

async function onlyMail() {
  const [name = 'none', ...others] = await delivered()
  expect(others).toEqual([])
  const raw = await readFile(join(directory, name), 'utf8')
  return { raw, mail: await PostalMime.parse(raw) }
}

describe('a mail on disk', () => {
  it('reads as it was written', async () => {
    await mailer.send(MESSAGE)
    const { mail, raw } = await onlyMail()
    expect(mail.from).toEqual({ name: 'Châuffeur, Algarve', address: 'office@example.com' })
    expect(mail.to).toEqual([{ name: 'João "Jo" Müller', address: 'joao@example.pt' }])
    expect(mail.replyTo).toEqual([{ name: '', address: 'reply@example.com' }])
    expect(mail.subject).toBe(MESSAGE.subject)
    expect(mail.text).toBe(`${MESSAGE.text}\n`)
    expect(mail.html).toContain('<p>Olá <b>João</b>, 120&nbsp;€</p>')
    expect(mail.messageId).toBe('<TR-7K3Q9X.received.1@example.com>')
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(raw).not.toMatch(/[^\r]\n/)
  })

  it('has a name that its message id decides', async () => {
    await mailer.send(MESSAGE)
    expect(await delivered()).toEqual(['TR-7K3Q9X.received.1@example.com-8adc35d6281a.eml'])
  })

  it('is replaced, not doubled, when it is sent again', async () => {
    await Promise.all([mailer.send(MESSAGE), mailer.send(MESSAGE)])
    await mailer.send({ ...MESSAGE, text: 'the second try' })
    const { mail } = await onlyMail()
    expect(mail.text).toBe('the second try\n')
  })

  it('stands beside another one', async () => {
    await mailer.send(MESSAGE)
    await mailer.send({ ...MESSAGE, messageId: '<TR-7K3Q9X.confirmed.1@example.com>' })
    expect(await delivered()).toHaveLength(2)
  })

  it('makes its directory when there is none', async () => {
    const deeper = join(directory, 'a', 'b')
    await emlMailer({ directory: deeper }).send(MESSAGE)
    expect(await readdir(deeper)).toHaveLength(1)
  })

  it('leaves no draft for long when its process dies while it is written', async () => {
    await mailer.send(MESSAGE)
    const [mail] = await delivered()
    const [old, ahead, fresh] = ['old', 'ahead', 'fresh'].map((name) => join(directory, `${name}.eml.tmp`))
    const minute = 60_000
    for (const [path = '', time] of [
      [old, Date.now() - minute],
      [ahead, Date.now() + minute],
      [fresh, Date.now()],
    ] as const) {
      await writeFile(path, 'half a')
      await utimes(path, new Date(time), new Date(time))
    }
    await mailer.removeDrafts?.(minute / 2)
    expect(await delivered()).toEqual([mail, 'fresh.eml.tmp'])
    await mailer.removeDrafts?.(0)
    expect(await delivered()).toEqual([mail])
    await emlMailer({ directory: join(directory, 'none') }).removeDrafts?.(0)
  })

  it('can be tried again later when the directory cannot be written, and leaves nothing half done', async () => {
    const file = join(directory, 'a-file')
    await writeFile(file, '')
    await expect(emlMailer({ directory: file }).send(MESSAGE)).rejects.toBeInstanceOf(MailUnreachable)
    expect(await delivered()).toEqual(['a-file'])
  })
})

describe('hostile text in a mail', () => {
  const injected = 'Ana\r\nBcc: victim@example.com\r\n\r\nbody'

  it('never becomes a header of its own', async () => {
    await mailer.send({
      ...MESSAGE,
      subject: injected,
      to: { name: injected, address: 'ana@example.com' },
      from: { name: injected, address: 'office@example.com' },
      replyTo: { name: injected, address: 'reply@example.com' },
      headers: { 'X-Note': injected },
    })
    const { mail, raw } = await onlyMail()
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
    expect(mail.bcc).toBeUndefined()
    expect(mail.subject).toBe('Ana Bcc: victim@example.com body')
    expect(mail.to).toEqual([{ name: 'Ana Bcc: victim@example.com body', address: 'ana@example.com' }])
    expect(mail.text).toBe(`${MESSAGE.text}\n`)
  })

  it.each([
    ['two addresses', 'a@example.com, b@example.com'],
    ['a line break', 'a@example.com\r\nBcc: b@example.com'],
    ['an address in brackets', 'x <a@example.com>'],
    ['a group', 'x:a@example.com;'],
    ['a space', 'a b@example.com'],
    ['no address', 'someone'],
    ['nothing', ''],
    ['a null character', 'a\u0000@example.com'],
  ])('is refused as an address: %s', async (_, address) => {
    await expect(mailer.send({ ...MESSAGE, to: { address } })).rejects.toBeInstanceOf(MailRefused)
    await expect(mailer.send({ ...MESSAGE, from: { address } })).rejects.toBeInstanceOf(MailRefused)
    await expect(mailer.send({ ...MESSAGE, replyTo: { address } })).rejects.toBeInstanceOf(MailRefused)
    expect(await delivered()).toEqual([])
  })

  it.each([
    '',
    'no-brackets@example.com',
    '<a b@example.com>',
    '<a@example.com>\r\nBcc: b@example.com',
    '<../../etc/passwd>',
  ])('is refused as a message id: %j', async (messageId) => {
    await expect(mailer.send({ ...MESSAGE, messageId })).rejects.toBeInstanceOf(MailRefused)
  })

  it.each(['Bcc', 'subject', 'X Note', 'X-Note:', 'X-Note\r\nBcc', ''])(
    'is refused as a header: %j',
    async (name) => {
      await expect(mailer.send({ ...MESSAGE, headers: { [name]: 'x' } })).rejects.toBeInstanceOf(MailRefused)
    },
  )

  it('names no file or page to be read', async () => {
    await mailer.send({ ...MESSAGE, text: 'file:///etc/passwd', html: '<img src="file:///etc/passwd">' })
    const { mail } = await onlyMail()
    expect(mail.text).toBe('file:///etc/passwd\n')
    expect(mail.attachments).toEqual([])
  })

  it.each([
    '<../../../etc/passwd@example.com>',
    '<..@example.com>',
    '</@example.com>',
    '<a/../b@example.com>',
  ])('never leaves the directory: %s', async (messageId) => {
    const name = emlFileName(messageId)
    expect(name).toMatch(/^[A-Za-z0-9@-][A-Za-z0-9.@_-]*\.eml$/)
    await mailer.send({ ...MESSAGE, messageId })
    expect(await delivered()).toEqual([name])
  })

  it('keeps two ids apart that read alike as file names', () => {
    expect(emlFileName('<a/b@example.com>')).not.toBe(emlFileName('<a+b@example.com>'))
    expect(emlFileName(`<${'a'.repeat(500)}1@example.com>`)).not.toBe(
      emlFileName(`<${'a'.repeat(500)}2@example.com>`),
    )
  })
})
