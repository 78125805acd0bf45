import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { useSession } from '../session/authentication-provider.tsx'
import { sentenceOf } from '../session/sentence-of.ts'

export function LoginForm() {
  const { begin } = useSession()
  const { showToast } = useToast()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { form, problemAt, handleSubmit } = useFormProblems({
    username: username === '' ? 'Username is required.' : undefined,
    password: password === '' ? 'Password is required.' : undefined,
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
    if (!login.isPending) login.mutate({ username, password })
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit(submit)} className="mt-6 grid gap-4">
      <Field label="Username" error={problemAt('username')} required>
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
      <Field label="Password" error={problemAt('password')} required>
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
