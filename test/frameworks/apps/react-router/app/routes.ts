import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('form', 'routes/form.tsx'),
  route('account', 'routes/account.tsx'),
] satisfies RouteConfig;
