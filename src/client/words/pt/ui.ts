import type { uiTexts } from '../../shared/ui/ui-texts.ts'

export const ui: typeof uiTexts = {
  cancel: 'Cancelar',
  close: 'Fechar',
  dismiss: 'Dispensar',
  clear: 'Limpar',
  choose: 'Escolha',
  chooseDate: 'Escolha uma data',
  progress: 'Progresso',
  suggestions: 'Sugestões',
  suggestionCount: (count) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  loading: 'A carregar…',
  nothingFound: 'Nada encontrado',
  completed: ', concluído',
  times: 'Horas',
  clearTime: 'Limpar a hora',
  noSuchTime: 'Essa hora não está na lista.',
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  reload: 'Recarregar a página',
  partMissing: 'Não foi possível carregar esta parte da página. Verifique a sua ligação à internet.',
}
