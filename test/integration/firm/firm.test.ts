import { describe, expect } from 'vitest'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { adminClient } from '../../support/admin-forms.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { aPicture, uploaded } from '../../support/pictures.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const firm = {
  brandName: 'Dourado Cars',
  legalName: 'Dourado, Lda.',
  taxNumber: 'PT 500 000 001',
  vatBp: 600,
  licenceNumber: 'RNAAT 1/2026',
  address: 'Rua da Praia 1\n8000-001 Faro',
  phone: '+351 289 333 444',
  phone2: null,
  email: 'hello@dourado.example',
  whatsappNumber: null,
  openingHours: 'Every day',
  instagramUrl: 'https://www.instagram.com/dourado',
  facebookUrl: null,
  linkedinUrl: null,
  logoUrl: null,
  accentColor: null,
  vehiclePictures: {},
}

describe.each(protocols)('over %s', (protocol) => {
  test('the settings describe the firm until the office saves it, and then everybody reads what it saved', async ({
    open,
  }) => {
    const app = await open({ settings: { BRAND_NAME: 'Costa Chauffeurs', CONTACT_PHONE_2: '' } })
    const admin = await adminClient(app, protocol)
    const first = (await admin.ask('readFirm')).done
    expect(first).toMatchObject({ brandName: 'Costa Chauffeurs', phone2: null, legalName: null, version: 0 })
    const saved = await admin.ask('changeFirm', { ...firm, version: 0 })
    expect(saved.done).toEqual({ ...firm, version: 1 })
    expect((await admin.ask('readFirm')).done).toEqual({ ...firm, version: 1 })
    // A page of before this field does not send it.
    const { vatBp: _, ...before } = firm
    expect((await admin.ask('changeFirm', { ...before, version: 1 })).done).toMatchObject({ vatBp: 600 })
    expect((await app.clients[protocol].ask('readSite')).done).toMatchObject({
      brandName: 'Dourado Cars',
      contactPhone: '+351 289 333 444',
      contactPhone2: null,
      contactEmail: 'hello@dourado.example',
      legalName: 'Dourado, Lda.',
      address: 'Rua da Praia 1\n8000-001 Faro',
      profiles: [{ name: 'Instagram', url: 'https://www.instagram.com/dourado' }],
    })
    expect(await auditTrail(app)).toContainEqual(
      expect.objectContaining({ act: 'changed', subject: 'firm', subjectName: 'Dourado Cars' }),
    )
  })

  test.for(['phone', 'phone2', 'whatsappNumber'] as const)(
    'a %s that nobody can be reached at is refused at its field, with an example',
    async (field, { app }) => {
      const admin = await adminClient(app, protocol)
      const message = 'Give the number with its country code, like +351 912 345 678.'
      // The last one has the form of a number, but no country gives such a one.
      for (const number of ['abc', '289 333 444', '+351 000 000 000']) {
        const { status, refused } = await admin.ask('changeFirm', { ...firm, [field]: number, version: 0 })
        expect([status, refused]).toEqual([
          400,
          expect.objectContaining({
            code: 'INVALID_INPUT',
            details: [{ field, message, reason: { code: 'firm_phone_not_dialled' } }],
          }),
        ])
      }
    },
  )

  test('of many first saves one is done, and the others hear by whom it was changed', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.ask('changeFirm', { ...firm, brandName: `Firm ${n}`, version: 0 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, refused }) => [status, refused])).toEqual(
      refused.map(() => [409, expect.objectContaining({ code: 'CHANGED_MEANWHILE', changedBy: 'maria' })]),
    )
    const { version: _, ...read } = (await admin.ask('readFirm')).done
    expect((await admin.ask('changeFirm', { ...read, version: 1 })).done.version).toBe(1)
  })
})

test('mails are from the firm that the office has saved, and answers go to its address', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ settings: { MAIL_FROM: 'noreply@costa.example' }, mailer })
  const admin = await adminClient(app, 'REST')
  await admin.ask('changeFirm', { ...firm, version: 0 })
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  await app.workers.mail.drain()
  const [mail] = mailer.sent
  expect(mail).toMatchObject({
    from: { name: 'Dourado Cars', address: 'noreply@costa.example' },
    replyTo: { name: 'Dourado Cars', address: 'hello@dourado.example' },
  })
  expect(mail?.text).toContain('+351 289 333 444')
})

test('another process shows a change by itself', async ({ open }) => {
  const app = await open()
  const other = await open({ beside: app })
  const admin = await adminClient(app, 'REST')
  await admin.ask('changeFirm', { ...firm, version: 0 })
  await expect
    .poll(async () => (await other.clients.REST.ask('readSite')).done.brandName)
    .toBe('Dourado Cars')
})

test('what the pages need of the look comes with the site, and its pictures are kept', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'REST')
  const logoUrl = await uploaded(app, await (await aPicture(120, 40)).png().toBuffer())
  const car = await uploaded(app, await (await aPicture(160, 90)).png().toBuffer())
  const look = { logoUrl, accentColor: '#ffd166', vehiclePictures: { '2-interior': car } }
  expect((await admin.ask('changeFirm', { ...firm, ...look, version: 0 })).done).toMatchObject(look)
  const site = (await app.clients.REST.ask('readSite')).done
  expect(site).toMatchObject({
    logoUrl,
    vehiclePictures: { '2-interior': car.replace('-1280.webp', '') },
    accentStyle: expect.stringMatching(/^:root:root,.*--accent-fill:#8a7137.*night.*--accent-fill:#ffd166/),
  })
  app.clock.advance({ hours: 24 * 30 })
  await sweepAll(app.database.orm, app.clock())
  await sweepAll(app.database.orm, app.clock())
  for (const url of [logoUrl, car]) expect((await app.raw({ method: 'GET', path: url })).status).toBe(200)
})
