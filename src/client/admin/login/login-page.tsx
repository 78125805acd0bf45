import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { InfoIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { useSession } from '../session/session.ts'

/** The sign-in page; `from` is the page to return to. */
export function LoginPage({ from }: { from: string | undefined }) {
  const { user, ended } = useSession()
  const { brandName } = useSite()
  if (user) return <GoTo path={from ?? '/admin'} />
  return (
    <main data-theme="night" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm min-w-0">
        <p className="mb-6 text-center font-display text-heading">{brandName}</p>
        <Card data-theme="sand" className="bg-raised!">
          <h1 className="text-title">Admin Login</h1>
          <p className="mt-1.5 text-soft">Sign in to access the administrative dashboard.</p>
          {ended === 'by the server' && (
            <output className="mt-4 flex gap-2 rounded-control bg-warning-wash p-3 text-sm text-warning">
              <InfoIcon className="mt-0.5 size-4" />
              Your session has ended. Sign in to continue where you were.
            </output>
          )}
          <LoginForm />
        </Card>
      </div>
    </main>
  )
}

/** Navigates to a path with its search unchanged: the router's own links split the two. */
function GoTo({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}

function LoginForm() {
  const { begin } = useSession()
  const { showToast } = useToast()
  const { draft, bind, problemAt, formProps } = useDraftForm(() => ({ username: '', password: '' }), {
    problemsOf: ({ username, password }) => ({
      username: username === '' ? 'Username is required.' : undefined,
      password: password === '' ? 'Password is required.' : undefined,
    }),
  })
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  useEffect(() => usernameInput.current?.focus(), [])

  const login = trpc.session.login.useMutation({
    onSuccess(user) {
      begin(user)
      showToast({ title: 'Login Successful', description: 'Welcome back!', tone: 'success' })
    },
    onError(error) {
      showToast({ title: 'Login Failed', description: sentenceOf(error), tone: 'destructive' })
      passwordInput.current?.select()
    },
  })

  const submit = () => {
    if (!login.isPending) login.mutate(draft)
  }

  return (
    <form {...formProps(submit)} className="mt-6 grid gap-4">
      <Field label="Username" error={problemAt('username')} required>
        <TextInput
          {...bind('username')}
          ref={usernameInput}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={200}
        />
      </Field>
      <Field label="Password" error={problemAt('password')} required>
        <TextInput
          {...bind('password')}
          ref={passwordInput}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        block
        busy={login.isPending}
        busyLabel="Signing in..."
        className="mt-2"
      >
        Sign In
      </Button>
    </form>
  )
}
