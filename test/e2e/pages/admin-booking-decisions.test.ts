import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { heads, onSlowLine } from '../support/see.ts'
import { goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder, openSiteForAll } from '../support/check-in-order.ts'
import { bookTrip, gone, cardOf, decide, seeToast } from '../support/admin.ts'
import { numbers, card, shows, lists, field, fillAndOpen } from '../support/three-bookings.ts'

describe('the Bookings tab', () => {
  const site = openSiteForAll()
  checkInOrder(
    [
      {
        rule: 'only pending bookings have Accept and Reject',
        check: async (page) => {
          const buttons = (number: string) =>
            cardOf(page, number)
              .getByRole('button', { name: /^(?:Accept|Reject) TR-/ })
              .allInnerTexts()
          expect(await buttons(numbers.ana)).toEqual(['Accept', 'Reject'])
          expect(await buttons(numbers.joao)).toEqual(['Accept', 'Reject'])
          expect(await buttons(numbers.peter)).toEqual([])
        },
      },
      ...(
        [
          ['Accept', 'Confirmar Reserva?'],
          ['Reject', 'Rejeitar Reserva?'],
        ] as const
      ).map(([label, question]) => ({
        rule: `${label} asks ${question}, that it cannot be undone, with Cancel and ${label}`,
        check: async (page: Page) => {
          await card(page).getByRole('button', { name: label }).click()
          const dialog = page.getByRole('alertdialog', { name: question })
          await dialog.getByText('This action cannot be undone.').waitFor()
          expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', label])
          await dialog.getByRole('button', { name: 'Cancel' }).click()
          await dialog.waitFor(gone)
          await shows('Pending')(page)
        },
      })),
      {
        rule: 'while a decision is on its way the button says A processar...',
        check: async (page) => {
          const usual = await onSlowLine(page)
          await decide(page, card(page), 'Accept')
          await page.getByRole('alertdialog').getByRole('button', { name: 'A processar...' }).waitFor()
          await usual()
        },
      },
      {
        rule: 'an acceptance is announced with the mail that follows',
        check: (page) => seeToast(page, 'Reserva Aceite', 'Email de confirmação enviado ao cliente'),
      },
      {
        rule: 'an accepted booking is confirmed and has no button left',
        check: async (page) => {
          await shows('Confirmed')(page)
          expect(
            await card(page)
              .getByRole('button', { name: /^(?:Accept|Reject) TR-/ })
              .count(),
          ).toBe(0)
        },
      },
      {
        rule: 'what was decided keeps its place until the list is read again',
        check: async (page) => {
          await lists(page, 'Ana Silva', 'João Gonçalves', 'Peter Müller')
          await page.getByRole('button', { name: 'Refresh' }).click()
          await lists(page, 'João Gonçalves', 'Ana Silva', 'Peter Müller')
        },
      },
      {
        rule: 'a rejection is announced with the mail that follows',
        check: async (page) => {
          await decide(page, cardOf(page, numbers.joao), 'Reject')
          await seeToast(page, 'Reserva Rejeitada', 'Email de rejeição enviado ao cliente')
          await cardOf(page, numbers.joao).getByText('Rejected', { exact: true }).waitFor()
        },
      },
      {
        rule: 'the customers are emailed a confirmation and a rejection',
        check: () =>
          expect
            .poll(async () => (await readMails(site().mails)).map(({ subject }) => subject))
            .toEqual(
              expect.arrayContaining([
                `Your booking ${numbers.ana} is confirmed`,
                `We cannot take your booking ${numbers.joao}`,
              ]),
            ),
      },
      {
        rule: 'the history names who decided',
        check: async (page) => {
          await card(page).getByRole('button', { name: 'History' }).click()
          const history = card(page).getByRole('list', { name: 'History' })
          await history.getByText('Requested by the customer').waitFor()
          await history.getByText('Accepted by maria').waitFor()
        },
      },
      {
        rule: 'the filtered bookings are downloaded',
        check: async (page) => {
          await field(page, 'Status').selectOption('confirmed')
          await lists(page, 'Ana Silva', 'Peter Müller')
          await page.getByRole('button', { name: 'More', exact: true }).click()
          const download = page.waitForEvent('download')
          await page.getByRole('button', { name: 'Download CSV' }).click()
          await page.getByRole('link', { name: 'Download' }).click()
          const file = await download
          expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
          const path = join(site().mails, 'download.csv')
          await file.saveAs(path)
          const text = await readFile(path, 'utf8')
          expect(text.split('\r\n').map((line) => line.split(',', 2))).toEqual([
            ['\uFEFFBooking number', 'Status'],
            [numbers.ana, 'confirmed'],
            [numbers.peter, 'confirmed'],
            [''],
          ])
        },
      },
    ],
    { site, isSignedIn: true, prepare: fillAndOpen(site) },
  )
})

describe('the Bookings tab without a booking, and without the server', () => {
  const fails = (label: 'Accept' | 'Reject', sentence: string) => ({
    rule: `${label} fails: Erro, ${sentence}`,
    check: async (page: Page) => {
      await decide(page, page.getByRole('article'), label)
      await seeToast(page, 'Erro', sentence)
      await page.getByRole('alertdialog').waitFor(gone)
      await page.getByRole('article').getByText('Pending', { exact: true }).waitFor()
    },
  })
  const site = openSiteForAll()
  checkInOrder(
    [
      { rule: 'without a booking the list says so', at: '/admin', check: heads('No reservations yet') },
      {
        rule: 'Refresh shows what has been booked meanwhile',
        check: async (page) => {
          await bookTrip({}, site())
          await page.getByRole('button', { name: 'Refresh' }).click()
          await page.getByRole('article').waitFor()
          await goOffline(page)
        },
      },
      fails('Accept', 'Falha ao aceitar a reserva. Por favor tente novamente.'),
      fails('Reject', 'Falha ao rejeitar a reserva. Por favor tente novamente.'),
    ],
    {
      site,
      isSignedIn: true,
      expectedError: OFFLINE,
    },
  )
})
