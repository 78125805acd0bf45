import type { rateTexts } from '../../site/trip/rate-texts.ts'

export const tripRating: typeof rateTexts = {
  heading: 'Como correu a viagem?',
  score: 'A sua avaliação',
  hint: '1 é mau, 5 é excelente.',
  missing: 'Escolha um número de 1 a 5.',
  text: 'O que correu bem e o que não correu? (opcional)',
  isPrivate: 'Só a nossa equipa lê a resposta.',
  send: 'Enviar',
  sending: 'A enviar...',
  failed: 'A resposta não nos chegou. Verifique a sua ligação à internet e tente de novo.',
  thanks: 'Obrigado pela sua resposta',
  labels: ['Mau', 'Fraco', 'Razoável', 'Bom', 'Excelente'],
  given: (score, label) => `${score} de 5: ${label}`,
}
