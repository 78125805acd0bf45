import { bookings } from './en/bookings.ts'
import { changes } from './en/changes.ts'
import { chauffeur } from './en/chauffeur.ts'
import { frame } from './en/frame.ts'
import { payments } from './en/payments.ts'

export const en = { frame, bookings, changes, chauffeur, payments }
