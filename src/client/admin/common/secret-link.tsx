import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { Confirm } from './confirm-call.tsx'
import { CustomerText, Instant } from './fact.tsx'

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
  /** Other facts about the link. */
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
  return (
    <Confirm
      trigger={
        <Button size="small" busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
      }
      title={question}
      description={effect}
      confirmLabel={label}
      tone="destructive"
      onConfirm={onConfirm}
    />
  )
}

type ShownOnceProps = {
  label: string
  value: string
  /** The remark that it is not shown again, where it needs more than the usual sentence. */
  sentence?: string | undefined
  /** Whether it replaces what had the focus. */
  takesFocus?: boolean | undefined
}

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({
  label,
  value,
  sentence = 'It is shown only now. Copy it before you close this.',
  takesFocus = false,
}: ShownOnceProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // Without https a browser may refuse the clipboard; the secret is selected already.
      setCopied('')
    }
  }
  const isCopied = copied === value
  return (
    <div className="rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={label}
          className="flex-1 basis-64"
          ref={input}
          readOnly
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          inputClassName="font-mono text-sm"
        />
        <Button ref={button} variant="primary" onClick={() => void copy()} className="min-h-12 max-sm:w-full">
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-soft">
        {copied === '' ? 'Press Ctrl+C to copy what is marked.' : isCopied ? `Copied. ${sentence}` : sentence}
      </p>
    </div>
  )
}
