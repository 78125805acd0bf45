import { lazy } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import type { LinkOwner } from './phone-link.tsx'

const PhoneLink = lazy(async () => ({ default: (await import('./phone-link.tsx')).PhoneLink }))

/** Where the office makes, sends and ends the link that a driver's phone opens. */
export function LinkDialog({ of }: { of: LinkOwner }) {
  const { label, open, title, lead } = textsOf(of)
  return (
    <Dialog
      trigger={
        <Button size="small" variant={of.kind === 'driver' ? 'secondary' : 'ghost'} aria-label={label}>
          {open}
        </Button>
      }
      title={title}
      description={lead}
    >
      <LatePart waiting={<Spinner label="Loading the link" className="size-6 text-accent" />}>
        <PhoneLink of={of} />
      </LatePart>
    </Dialog>
  )
}

function textsOf(of: LinkOwner) {
  if (of.kind === 'driver')
    return {
      open: 'Phone link',
      label: `Phone link of ${of.name}`,
      title: `The phone link of ${of.name}`,
      lead: 'It opens the driver’s own trips on the phone: accept, each step on the way, call the guest. No app and no password.',
    }
  const title = `Trip link: ${of.about}`
  return {
    open: 'Trip link',
    label: title,
    title,
    lead: 'For a partner’s driver: it opens this trip and no other. It shows where to go, the guest’s name and, from the day before, the phone number.',
  }
}
