import { expect, test } from 'vitest'
import { adminTabs } from '../frame/admin-tabs.ts'
import { readAdminSearch } from './dashboard-search.ts'

test.for([{}, { tab: 'bookings' }, { tab: 'Pricing ' }, { tab: 7 }, { tab: ['pricing'] }])(
  'the address %j shows the bookings, and is left without a tab',
  (search) => expect(readAdminSearch(search)).toEqual({}),
)

test.for(adminTabs.slice(1).map(({ value }) => value))('the address names the tab %s', (tab) => {
  expect(readAdminSearch({ tab })).toEqual({ tab })
})

test('the filters of the bookings stay in the address beside the tab', () => {
  expect(readAdminSearch({ tab: 'bookings', q: 'Marta', status: 'pending' })).toEqual({
    q: 'Marta',
    status: 'pending',
  })
})
