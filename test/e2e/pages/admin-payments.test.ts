import { expect, test } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { cardOf, gone, signIn } from '../support/office.ts'
import { bookToPay, pretend } from '../support/pay.ts'
import { DESKTOP, openSite, openWindow, PHONE } from '../support/visitor.ts'

test.for([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)(
  'the office at %s finds a payment that is not as it was asked for, reads it and counts it as paid',
  async ([, viewport]) => {
    const site = await openSite()
    await bookToPay(site)
    const odd = await bookToPay(site)
    await pretend(odd.checkoutUrl, 'pay', 'tip')
    // Its customer comes back: the provider is asked how the payment stands.
    await site.door.ask('readPaymentStatus', { checkoutId: odd.checkoutId })

    const page = await openWindow(site, '/admin/login', viewport)
    await signIn(page)
    const notice = page.getByRole('region', { name: '1 online payment needs your decision' })
    await notice.getByText(/says something else than we asked: transaction amount/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await notice.getByRole('button', { name: /^Show / }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)

    const card = cardOf(page, 'Payment pending')
    await card.getByRole('button', { name: 'Payments' }).click()
    await card.getByRole('list', { name: 'Online payments' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await card.getByRole('button', { name: 'Accept as paid' }).click()
    const question = page.getByRole('alertdialog', { name: 'Count this payment as paid?' })
    expect(await findBarriers(page)).toEqual([])
    await question.getByRole('button', { name: 'Accept as paid' }).click()
    await question.waitFor(gone)
    await notice.waitFor(gone)
    await cardOf(page, 'Paid').getByText('Counted as paid by maria').waitFor()
  },
)
