import { partnerTexts } from '@chauffeur/words/en/partner'
import { trpc } from '../shared/api/trpc.ts'
import { useState } from 'react'
import { DeskDone, type MadeBooking } from './desk-done.tsx'
import { DeskForm } from './desk-form.tsx'
import { useMember } from './member.ts'
import { Reading } from './reading.tsx'

/** The form of a front desk, and what it has booked. */
export function DeskPage() {
  const { may } = useMember()
  const [made, setMade] = useState<MadeBooking>()
  const places = trpc.member.places.useQuery()
  if (!may('book')) return <p>{partnerTexts.suspended}</p>
  if (made) return <DeskDone made={made} onAnother={() => setMade(undefined)} />
  return <Reading query={places}>{(often) => <DeskForm often={often} onMade={setMade} />}</Reading>
}
