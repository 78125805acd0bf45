import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'
import { inspect } from '../support/inspect.ts'
import { gone, cardOf } from '../support/admin.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'

test('the office finds a payment that is not as it was asked for, reads it and counts it as paid', async () => {
  const site = await openSite({})
  await bookToPay(site)
  const disputed = await bookToPay(site)
  await pressOnSimulator(disputed.checkoutUrl, 'pay', 'tip')
  // Its customer comes back: the provider is asked how the payment stands.
  await site.client.ask('readPaymentStatus', { checkoutId: disputed.checkoutId })

  const page = await openPage('/admin', { site, isSignedIn: true })
  const notice = page.getByRole('region', { name: '1 online payment needs your decision' })
  await notice.getByText(/says something else than we asked: transaction amount/).waitFor()
  await inspect(page, 'a payment that waits for a decision')
  await notice.getByRole('button', { name: /^Show / }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)

  const card = cardOf(page, 'Payment pending')
  await card.getByRole('button', { name: 'Payments' }).click()
  await card.getByRole('list', { name: 'Online payments' }).waitFor()
  await inspect(page, 'its payments')
  await card.getByRole('button', { name: 'Accept as paid' }).click()
  const question = page.getByRole('alertdialog', { name: 'Count this payment as paid?' })
  await inspect(page, 'question before it is accepted')
  await question.getByRole('button', { name: 'Accept as paid' }).click()
  await question.waitFor(gone)
  await notice.waitFor(gone)
  await cardOf(page, 'Paid').getByText('Counted as paid by maria').waitFor()
})
