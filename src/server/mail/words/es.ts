import { bookings } from './es/bookings.ts'
import { changes } from './es/changes.ts'
import { chauffeur } from './es/chauffeur.ts'
import { frame } from './es/frame.ts'
import { payments } from './es/payments.ts'

export const es = { frame, bookings, changes, chauffeur, payments }
