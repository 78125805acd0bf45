import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { memberRoles, type MemberRole } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { AskFirst } from '../shared/ui/alert-dialog.tsx'
import { IconButton } from '../shared/ui/button.tsx'
import { Field } from '../shared/ui/field.tsx'
import { TrashIcon } from '../shared/ui/more-icons.tsx'
import { Select } from '../shared/ui/select.tsx'
import { TextInput } from '../shared/ui/text-input.tsx'
import { AddForm } from './add-form.tsx'
import { useMember } from './member.ts'
import { CardRows, Reading } from './reading.tsx'

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
            <CardRows
              label={texts.heading}
              rows={members}
              keyOf={({ id }) => id}
              className="flex min-h-16 items-center gap-3 px-4 py-2 sm:px-5"
            >
              {({ id, email, role }) => (
                <>
                  <p className="min-w-0 flex-1">
                    <span className="font-medium break-words">{email}</span>
                    {email === own && <span className="text-soft"> ({texts.you})</span>}
                    <span className="block text-sm text-soft">{partnerTexts.roles[role]}</span>
                  </p>
                  {email !== own && <RemoveMember id={id} email={email} />}
                </>
              )}
            </CardRows>
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
    <AddForm
      label={texts.add}
      busyLabel={texts.adding}
      form={form}
      isBusy={isPending}
      onSubmit={handleSubmit(() => mutate({ email: email.trim(), role }))}
      error={problemAt('email') ? null : error}
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
    </AddForm>
  )
}

function RemoveMember({ id, email }: { id: string; email: string }) {
  const texts = partnerTexts.team
  const { member } = trpc.useUtils()
  const { mutate, ...act } = trpc.member.removeTeamMember.useMutation({
    onSuccess: (team) => member.team.setData(undefined, team),
  })
  return (
    <AskFirst
      trigger={<IconButton label={texts.remove(email)} icon={<TrashIcon />} />}
      question={texts.question(email)}
      effect={texts.effect}
      texts={texts}
      tone="destructive"
      act={act}
      problem={act.error && (refusalSentence(act.error) ?? partnerTexts.notDone)}
      onYes={(close) => mutate({ id }, { onSuccess: close })}
    />
  )
}
