import { expect, test } from 'vitest'
import { whatItCosts } from './cancel-booking.tsx'

test('a booking on account is not refunded but comes off the account', () => {
  expect(whatItCosts({ fee: 0, refund: 49 }, 'sumup')).toMatch(/^€49\.00 is refunded/)
  expect(whatItCosts({ fee: 0, refund: 49 }, 'account')).toMatch(/^€49\.00 comes off your account/)
  expect(whatItCosts({ fee: 49, refund: 0 }, 'account')).toMatch(/^€49\.00 stays on your account/)
})
