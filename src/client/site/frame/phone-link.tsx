import { PhoneIcon } from '../../shared/ui/icons.tsx'
import { classNames } from '../../shared/ui/class-names.ts'

type PhoneLinkProps = { number: string; className?: string | undefined }

/** A number to call, as it is written. */
export function PhoneLink({ number, className }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      className={classNames('tabular inline-flex min-h-11 items-center gap-2 hover:text-accent', className)}
    >
      <PhoneIcon className="size-4.5 text-accent" />
      {number}
    </a>
  )
}
