import { defineEntity, p } from '@mikro-orm/core'

/** There is one link: whoever renews it puts it in the old one's place. */
export const OFFICE_LINK = 'office'

const schema = defineEntity({
  name: 'CalendarLink',
  tableName: 'calendar_link',
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the token in the address: who reads this table cannot follow the calendar. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    createdBy: p.text(),
  },
})

/** The secret address under which a calendar program follows the confirmed bookings. */
export class CalendarLink extends schema.class {}
schema.setClass(CalendarLink)
