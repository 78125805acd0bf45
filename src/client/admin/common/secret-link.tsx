import { type ReactNode, useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { CustomerText, Instant } from './customer-text.tsx'

interface LinkAct {
  readonly label: string
  readonly busyLabel: string
  /** Asked first, because whoever uses the link loses it. */
  readonly question: string
  readonly effect: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

type SecretLinkProps = {
  /** The label while it is being read; undefined once that has ended. */
  loading: string | undefined
  /** Why something about it failed. */
  failure: unknown
  /** Undefined while it is not known, null where there is none. */
  link: { readonly createdBy: string; readonly createdAt: string } | null | undefined
  makingLabel: string
  renew: LinkAct
  end: LinkAct
  /** What else is known of the link. */
  use?: ReactNode
  /** The link that was just made, which is shown only now. */
  children: ReactNode
}

/** A link that lets in whoever has it: whether there is one, and what makes, renews and ends it. */
export function SecretLink(props: SecretLinkProps) {
  const { loading, failure, link, makingLabel, renew, end, use, children } = props
  return (
    <div className="grid gap-4">
      {failure != null && <Notice tone="danger">That did not work. {sentenceOf(failure)}</Notice>}
      {loading !== undefined && <Spinner label={loading} className="size-6 text-accent" />}
      {children}
      {link !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">
            {link === null ? (
              'There is no link at the moment.'
            ) : (
              <>
                A link is in use, made by <CustomerText>{link.createdBy}</CustomerText>,{' '}
                <Instant at={link.createdAt} />.{use}
              </>
            )}
          </p>
          {link === null ? (
            <Button variant="primary" busy={renew.isBusy} busyLabel={makingLabel} onClick={renew.onConfirm}>
              Make a link
            </Button>
          ) : (
            <div className="flex gap-2">
              <ActButton {...renew} />
              <ActButton {...end} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function ActButton({ label, busyLabel, question, effect, isBusy, onConfirm }: LinkAct) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
      }
      title={question}
      description={effect}
      confirmLabel={label}
      tone="destructive"
      onConfirm={() => {
        setOpen(false)
        onConfirm()
      }}
    />
  )
}
