export const django = {
  name: 'django',
  title: 'Django',
  program: 'django-admin',
  packages: ['python3-django'],
  pages: { tag: '/tag', page: '/page', signIn: '/test-sign-in' },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('public');
    copyIntegration('.', ['auction', 'templates']);
    render('templates/auction', '--template', 'django', '--styles', 'nonce');
    write(
      'site_settings.py',
      `import json
from django.contrib.auth import get_user_model, login
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import path
from django.views.static import serve

SECRET_KEY = "test"
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "site_settings"
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "${folder}/db.sqlite3"}}
INSTALLED_APPS = ["django.contrib.auth", "django.contrib.contenttypes", "auction"]
MIDDLEWARE = [
    "django.middleware.gzip.GZipMiddleware",
    "auction.middleware.NonceMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
]
TEMPLATES = [{
    "BACKEND": "django.template.backends.django.DjangoTemplates",
    "DIRS": ["${folder}/templates"],
    "APP_DIRS": True,
    "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
}]
AUCTION_SITE = json.load(open("${folder}/public/site.json"))

def sign_in(request):
    user, _ = get_user_model().objects.get_or_create(username="ada")
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    return HttpResponse("Hello")

urlpatterns = [
    path("page", lambda request: render(request, "page.html")),
    path("tag", lambda request: render(request, "tag.html")),
    path("sign-in", lambda request: HttpResponse("Sign in")),
    path("test-sign-in", sign_in),
    path("auction-elements/<path:path>", serve, {"document_root": "${folder}/public"}),
]
`,
    );
    const run = (command) =>
      `/usr/bin/django-admin ${command} --settings site_settings --pythonpath ${folder}`;
    return {
      command: 'sh',
      args: ['-c', `${run('migrate')} && exec ${run(`runserver --noreload 127.0.0.1:${port}`)}`],
    };
  },
};
