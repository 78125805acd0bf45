import { todayIn } from '@chauffeur/domain/time'
import { useState } from 'react'

/** The day in the office when the page was opened. */
export function useToday(): string {
  const [today] = useState(() => todayIn('Europe/Lisbon', new Date()))
  return today
}
