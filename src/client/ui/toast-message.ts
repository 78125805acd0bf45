type ToastTone = 'neutral' | 'success' | 'destructive'

export type ToastMessage = { title: string; description?: string | undefined; tone?: ToastTone | undefined }

export type ShownToast = ToastMessage & { number: number; open: boolean }
