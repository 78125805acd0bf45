import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { memberRoles, type MemberRole } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { AlertDialog } from '../shared/ui/alert-dialog.tsx'
import { Button, IconButton } from '../shared/ui/button.tsx'
import { Card } from '../shared/ui/card.tsx'
import { Field } from '../shared/ui/field.tsx'
import { TrashIcon } from '../shared/ui/more-icons.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { Select } from '../shared/ui/select.tsx'
import { TextInput } from '../shared/ui/text-input.tsx'
import { useMember } from './member.ts'
import { Reading } from './reading.tsx'

/** Who is in the team; an owner adds people and removes them. */
export function TeamPage() {
  const texts = partnerTexts.team
  const { email: own } = useMember()
  const query = trpc.member.team.useQuery(undefined, { staleTime: 0 })
  return (
    <>
      <h1 className="text-title">{texts.heading}</h1>
      <p className="mt-1 text-soft">{texts.intro}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Reading query={query}>
          {({ members }) => (
            <ul
              aria-label={texts.heading}
              className="divide-y divide-line rounded-card bg-raised shadow-card"
            >
              {members.map(({ id, email, role }) => (
                <li key={id} className="flex min-h-16 items-center gap-3 px-4 py-2 sm:px-5">
                  <p className="min-w-0 flex-1">
                    <span className="font-medium break-words">{email}</span>
                    {email === own && <span className="text-soft"> ({texts.you})</span>}
                    <span className="block text-sm text-soft">{partnerTexts.roles[role]}</span>
                  </p>
                  {email !== own && <RemoveMember id={id} email={email} />}
                </li>
              ))}
            </ul>
          )}
        </Reading>
        <AddMember />
      </div>
    </>
  )
}

function AddMember() {
  const texts = partnerTexts.team
  const { member } = trpc.useUtils()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('desk')
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    email: isMailAddress(email.trim()) ? undefined : partnerTexts.signIn.wrongAddress,
  })
  const { mutate, isPending, error } = trpc.member.setTeamMember.useMutation({
    onSuccess: (team) => {
      member.team.setData(undefined, team)
      setEmail('')
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <Card as="section" aria-label={texts.add}>
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => mutate({ email: email.trim(), role }))}
        className="grid gap-4"
      >
        <Field label={texts.email} error={problemAt('email')} required>
          <TextInput
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onValueChange={setEmail}
          />
        </Field>
        <Field label={texts.role}>
          <Select
            value={role}
            onValueChange={setRole}
            options={memberRoles.map((value) => ({ value, label: partnerTexts.roles[value] }))}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.adding}>
          {texts.add}
        </Button>
        {error && !problemAt('email') && (
          <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>
        )}
      </form>
    </Card>
  )
}

function RemoveMember({ id, email }: { id: string; email: string }) {
  const texts = partnerTexts.team
  const { member } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error } = trpc.member.removeTeamMember.useMutation({
    onSuccess: (team) => {
      setOpen(false)
      member.team.setData(undefined, team)
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton label={texts.remove(email)} icon={<TrashIcon />} />}
      title={texts.question(email)}
      description={texts.effect}
      confirmLabel={texts.yes}
      cancelLabel={texts.keep}
      tone="destructive"
      busy={isPending}
      busyLabel={texts.busy}
      onConfirm={() => mutate({ id })}
    >
      {error && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
    </AlertDialog>
  )
}
