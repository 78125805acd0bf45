import type { wizardTexts } from '../../site/booking/wizard-texts.ts'

export const wizard: typeof wizardTexts = {
  promise: 'Um preço fixo para cada viatura, antes de confirmar seja o que for.',
  progress: 'Passos da reserva',
  steps: ['Detalhes do serviço', 'Escolha da viatura', 'Dados do passageiro', 'Rever e confirmar'],
  stepOf: (step, all) => `Passo ${step} de ${all}`,
  back: 'Voltar',
  next: 'Continuar',
  opening: 'A abrir a sua reserva',
  withoutScripts:
    'Para reservar aqui é preciso JavaScript, que está desativado no seu navegador. Permita-o neste site e volte a carregar a página.',
  bookByPhone: 'Ou deixe que tratemos da sua reserva:',
}
