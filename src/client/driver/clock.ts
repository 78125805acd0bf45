import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import type { DriverWords } from '@chauffeur/words/en/driver'
import { useEffect, useState } from 'react'

/** "10:41" on the clock of a job's pick-up. */
export function timeAtPickup(instant: string | Date, { pickupZone }: Pick<DriverJob, 'pickupZone'>): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: pickupZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))
}

/** "Wednesday 27 January", "Quarta-feira, 27 de janeiro", "Miércoles 27 de enero" */
export function dayText(day: string, { locale }: DriverWords): string {
  const text = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${day}T12:00:00Z`))
  // The comma is Intl’s, and none of Spain.
  const written = locale === 'es-ES' ? text.replace(',', '') : text
  return written.charAt(0).toUpperCase() + written.slice(1)
}

export function amountText(amount: number, { locale }: DriverWords): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount)
}

/** Renders again each second, or each so many. */
export function useSeconds(every = 1): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), every * 1000)
    return () => clearInterval(timer)
  }, [every])
}
