import type { partnerReasons as english } from '../en/partner-reasons.ts'

const STATEMENT_STATES = {
  draft: 'Este extrato ainda não foi enviado.',
  sent: 'Este extrato foi enviado.',
  disputed: 'Há uma linha deste extrato por esclarecer.',
  settled: 'Este extrato está liquidado.',
}

export const partnerReasons: typeof english = {
  not_signed_in: 'A sessão terminou. Inicie sessão de novo, por favor.',
  partner_over: 'A parceria terminou, ou faz parte de outro.',
  partner_without_key: 'Este parceiro ainda não tem chaves. Crie uma primeiro, por favor.',
  api_key_name_taken: ({ name }) =>
    `Já há uma chave com este nome: «${name}». Escolha outro nome, ou revogue primeiro essa chave.`,
  api_key_without_name: 'Dê um nome à chave, por favor.',
  api_key_name_too_long: ({ max }) => `O nome pode ter no máximo ${max} caracteres.`,
  api_key_without_scope: 'Escolha pelo menos uma permissão, por favor.',
  api_key_revoked_already: 'Esta chave já foi revogada.',
  statement_moved_on: ({ state }) => STATEMENT_STATES[state],
  dispute_open: 'Esta linha já foi contestada e ainda não teve resposta.',
  return_origin_unusable:
    'Um endereço de retorno escreve-se como https://hotel.example, sem mais nada a seguir.',
  too_many_return_origins: ({ most }) =>
    `Pode haver no máximo ${most} endereços de retorno. Remova um primeiro.`,
  webhook_off: 'Este recetor está desligado. Ligue-o primeiro, por favor.',
  too_many_webhooks: ({ most }) => `Já há ${most} recetores. Remova um que já não seja usado, por favor.`,
  delivery_under_way: 'Esta mensagem está a ser enviada neste momento.',
  webhook_not_https: 'O endereço tem de começar por https:// e indicar um servidor.',
  webhook_with_password:
    'O endereço não pode ter nome de utilizador nem palavra-passe: cada mensagem é assinada.',
  webhook_with_fragment: 'O endereço não pode ter «#»: essa parte nunca é enviada.',
  webhook_url_unusable: 'Este endereço não pode ser chamado.',
  webhook_port: ({ from }) => `A porta tem de ser 443, 80, ou a partir de ${from}.`,
  webhook_private_name: 'Este nome é de uma rede privada ou deste servidor, que nunca são chamados.',
  webhook_no_whole_host: 'O endereço tem de indicar um servidor completo, como hooks.example.com.',
  webhook_no_address: 'O servidor não tem endereço.',
  host_not_found: 'O servidor não foi encontrado.',
  host_not_found_now: 'De momento o servidor não é encontrado.',
  connection_refused: 'A ligação foi recusada.',
  connection_broken: 'A ligação foi interrompida.',
  connection_failed: ({ error }) => `A ligação falhou${error && ` (${error})`}.`,
  certificate_expired: 'O certificado do servidor expirou.',
  certificate_self_signed: 'O certificado do servidor foi assinado por ele próprio.',
  certificate_of_another_host: 'O certificado é de outro servidor.',
  no_answer_in_time: ({ seconds }) => `Não houve uma resposta completa em ${seconds} segundos.`,
  receiver_answered: ({ status }) => `O recetor respondeu ${status}.`,
  receiver_gone: 'O recetor respondeu 410: já não existe e foi desligado.',
  receiver_switched_off: 'O recetor foi desligado.',
  receiver_partner_suspended: 'A parceria do recetor está suspensa.',
  receiver_partner_over: 'A parceria do recetor terminou.',
  receiver_secret_unreadable:
    'O segredo deixou de poder ser lido, porque SESSION_SECRET mudou. Renove-o, por favor.',
  webhook_not_public: 'O endereço leva a este servidor ou a uma rede privada, que nunca são chamados.',
}
