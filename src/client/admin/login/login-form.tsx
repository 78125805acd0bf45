import { useEffect, useRef, useState, type FormEvent } from 'react'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSession } from '../session/authentication-provider.tsx'
import { sentenceOf } from '../session/sentence-of.ts'

export function LoginForm() {
  const { begin } = useSession()
  const { showToast } = useToast()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  // Required fields are complained about once someone has tried to sign in without them.
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
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

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!login.isPending) login.mutate({ username, password })
  }

  // The browser finds what is missing; the message stands at its field instead of in a bubble that goes away.
  function onInvalid(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    form.current?.querySelector<HTMLInputElement>(':invalid')?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} onInvalid={onInvalid} className="mt-6 grid gap-4">
      <Field label="Username" error={tried && username === '' ? 'Username is required.' : undefined} required>
        <TextInput
          ref={usernameInput}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={200}
          value={username}
          onValueChange={setUsername}
        />
      </Field>
      <Field label="Password" error={tried && password === '' ? 'Password is required.' : undefined} required>
        <TextInput
          ref={passwordInput}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          onValueChange={setPassword}
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
